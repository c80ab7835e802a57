"""The queue: render every picture of the table that is missing and not only dyed anew, heroes first, one process each.

python render_all.py [--only=part-of-name] [--again=name,name+name] [--finer] [--scale=100] [--samples=8]
--finer also takes what was rendered at a smaller scale. Stop it whenever you like, start it again later.
"""

import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
# So many pictures are made before the table is asked again, which takes seconds.
AT_ONCE = 5


def missing():
    """Names without a file, heroes first, asked of a fresh process so that table edits count."""
    code = (
        "import done, recolour, sys, table; had = done.read(); least = int(sys.argv[1]);"
        "names = [n for n in table.PICTURES if n not in recolour.DYED and (not table.target(n).exists() or had.get(n, (100,))[0] < least)];"
        "print('\\n'.join(sorted(names, key=lambda n: not (n.endswith('-1') or table.PICTURES[n].get('photo')))))"
    )
    least = (option("scale") or "100") if "--finer" in sys.argv else "0"
    answer = subprocess.run([sys.executable, "-c", code, least], cwd=HERE, capture_output=True, text=True)
    return answer.stdout.split()


def option(name):
    return next((a.split("=", 1)[1] for a in sys.argv if a.startswith(f"--{name}=")), None)


def main():
    """Work through what is missing; a picture that fails is told and skipped."""
    only, again = option("only") or "", (option("again") or "").split(",")
    wait = float(option("wait") or 0)
    failed = set()
    for name in filter(None, again):
        run(name, failed)
    while True:
        names = [n for n in missing() if only in n and n not in failed]
        for name in names[:AT_ONCE]:
            run(name, failed)
        if names:
            continue
        if wait:
            time.sleep(wait)
        else:
            break


def run(name, failed):
    start = time.time()
    quality = [a for a in sys.argv if a.startswith(("--scale=", "--samples="))]
    done = subprocess.run([sys.executable, str(HERE / "render.py"), *name.split("+"), *quality], capture_output=True, text=True)
    if done.returncode:
        failed.add(name)
        print(f"{name}: failed\n{done.stderr[-800:]}", flush=True)
    else:
        print(f"{name}: {time.time() - start:.0f} s", flush=True)


if __name__ == "__main__":
    main()
