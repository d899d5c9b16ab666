"""ratings.py QUADRILLE_CLI FOLDER: how near `rate` is to ratings of Sudoku Explainer, a file "puzzle ER EP ED" a line.

The puzzles are split in two halves by a hash of each, so that one can be held back from whatever is tuned on the other."""
import hashlib
import os
import subprocess
import sys


def ranks(values):
    order = sorted(range(len(values)), key=lambda i: values[i])
    result = [0.0] * len(values)
    first = 0
    while first < len(order):
        last = first
        while last + 1 < len(order) and values[order[last + 1]] == values[order[first]]:
            last += 1
        for i in range(first, last + 1):
            result[order[i]] = (first + last) / 2
        first = last + 1
    return result


def correlation(one, other):
    """Spearman's."""
    one, other = ranks(one), ranks(other)
    mean, other_mean = sum(one) / len(one), sum(other) / len(other)
    spread = sum((a - mean) ** 2 for a in one) * sum((b - other_mean) ** 2 for b in other)
    both = sum((a - mean) * (b - other_mean) for a, b in zip(one, other))
    return both / spread ** 0.5 if spread > 0 else float('nan')


def tell(name, pairs):
    n = len(pairs)
    near = sum(abs(a - b) < 0.75 for a, b in pairs) / n
    same = sum(abs(a - b) < 0.05 for a, b in pairs) / n
    rank = correlation([a for a, _ in pairs], [b for _, b in pairs])
    print(f'{name:24} {n:5} puzzles: Spearman {rank:.4f}, within 0.7 {near:.3f}, the same {same:.3f}')


program, folder = sys.argv[1:]
halves = {0: [], 1: []}
for file in sorted(os.listdir(folder)):
    rows = [line.split() for line in open(os.path.join(folder, file)) if len(line.split()[0]) == 81]
    answer = subprocess.run([program, 'rate'], input='\n'.join(row[0] for row in rows) + '\n',
                            capture_output=True, text=True, check=False).stdout.splitlines()
    pairs = []
    for row, line in zip(rows, answer):
        if line[0].isdigit():
            pair = float(row[1]), float(line.split()[0])
            pairs.append(pair)
            halves[hashlib.md5(row[0].encode()).digest()[0] & 1].append(pair)
    if len(pairs) > 9:
        tell(file, pairs)
tell('one half', halves[0])
tell('the other half', halves[1])
tell('together', halves[0] + halves[1])
