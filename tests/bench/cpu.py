"""cpu.py INPUT COMMAND...: the processor's seconds that a command takes, its own and the system's for it; with "waited" as
the first argument, also those until it has ended."""
import os
import sys
import time

waited = sys.argv[1] == 'waited'
if waited:
    del sys.argv[1]

opened = [(os.POSIX_SPAWN_OPEN, 0, sys.argv[1], os.O_RDONLY, 0)]
opened += [(os.POSIX_SPAWN_OPEN, fd, os.devnull, os.O_WRONLY, 0) for fd in (1, 2)]
begun = time.monotonic()
child = os.posix_spawnp(sys.argv[2], sys.argv[2:], os.environ, file_actions=opened)
# For this child alone: the process that started this program may have other children.
used = os.wait4(child, 0)[2]
ended = f' {time.monotonic() - begun:.6f}' if waited else ''
print(f'{used.ru_utime + used.ru_stime:.6f}{ended}')
