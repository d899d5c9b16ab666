"""bench-bias.py QUADRILLE_CLI: clues and ratings of puzzles made in the usual way and of a controlled sample, beside what they
would be without bias.

A controlled sample has each puzzle of n clues as often as any other of n clues, and those of n + 1 clues (n + 1) / (81 - n)
times as often as they should be beside those of n.  So each puzzle counts C(81, n) times.  The columns without bias were found by
Denis Berthier ("Unbiased statistics of a CSP: a controlled-bias generator", CISSE 2009), and for ratings by weighting his 5,926,343
puzzles, rated by Sudoku Explainer, in the same way."""
import json
import math
import os
import subprocess
import sys

USUAL = int(os.environ.get('QUADRILLE_COUNT', '20000'))
CONTROLLED = int(os.environ.get('QUADRILLE_CONTROLLED', '20'))

CLUES = {20: 0, 21: 0.000034, 22: 0.0034, 23: 0.149, 24: 2.28, 25: 13.42, 26: 31.94, 27: 32.74, 28: 15.48, 29: 3.56}
MEAN_CLUES = 26.577
RATINGS = {(1.0, 1.5): 16.7, (1.6, 2.5): 18.1, (2.6, 4.1): 7.9, (4.2, 6.1): 9.1, (6.2, 6.9): 9.8, (7.0, 7.5): 31.2, (7.6, 8.1): 1.17,
           (8.2, 8.9): 5.75, (9.0, 9.4): 0.249, (9.5, 12.9): 0}
MEAN_RATING = 4.73


def make(program, number, *options):
    """A list of (clues, rating)."""
    lines = subprocess.run([program, 'generate', '--json', '--seed', '2', '--jobs', '1', '--number', str(number), *options],
                           capture_output=True, text=True, check=True).stdout.splitlines()
    return [(puzzle['clues'], puzzle['rating']) for puzzle in map(json.loads, lines)]


def share(puzzles, weights, belongs):
    """In hundredths, and its standard error."""
    total = sum(weights)
    part = sum(w for p, w in zip(puzzles, weights) if belongs(p)) / total
    error = math.sqrt(sum((w * (belongs(p) - part)) ** 2 for p, w in zip(puzzles, weights))) / total
    return 100 * part, 100 * error


def mean(puzzles, weights, which):
    total = sum(weights)
    middle = sum(w * p[which] for p, w in zip(puzzles, weights)) / total
    return middle, math.sqrt(sum((w * (p[which] - middle)) ** 2 for p, w in zip(puzzles, weights))) / total


def print_row(name, samples, known, value):
    print(f'{name:12}' + ''.join(f'{value(*sample)[0]:12.2f} ±{value(*sample)[1]:5.2f}' for sample in samples) + f'{known:12.4g}')


usual, controlled = make(sys.argv[1], USUAL), make(sys.argv[1], CONTROLLED, '--controlled')
columns = [
    (usual, [1] * len(usual)),
    (controlled, [1] * len(controlled)),
    (controlled, [math.comb(81, clues) for clues, _ in controlled]),
]
print(f'{USUAL} usual puzzles, {CONTROLLED} controlled ones; in hundredths, with standard errors\n')
print(f'{"clues":12}{"usual":>19}{"controlled":>19}{"weighted":>19}{"unbiased":>12}')
for clues, known in CLUES.items():
    print_row(clues, columns, known, lambda p, w, n=clues: share(p, w, lambda one: one[0] == n))
print_row('mean', columns, MEAN_CLUES, lambda p, w: mean(p, w, 0))
print(f'\n{"rating":12}{"usual":>19}{"controlled":>19}{"weighted":>19}{"unbiased":>12}')
for (low, high), known in RATINGS.items():
    print_row(f'{low}-{high}', columns, known,
              lambda p, w, low=low, high=high: share(p, w, lambda one: low - 0.05 < one[1] < high + 0.05))
print_row('mean', columns, MEAN_RATING, lambda p, w: mean(p, w, 1))
