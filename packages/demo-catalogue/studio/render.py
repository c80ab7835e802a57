"""Render pictures: python render.py <slug>-<n> [<slug>-<m>] [--scale=100] [--samples=8] [--out=file.webp].

Further names are other views of the thing that was built for the first one; their kind has a `shot(p)`.
"""

import os
import sys
import time
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory

# On a busy machine the small matrices' threads wait for each other for minutes.
os.environ["OPENBLAS_NUM_THREADS"] = "1"
HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import done
import finish
import masks
import recolour
import stage
import table


def render(name, *further, out=None, scale=100, samples=None):
    """Build the scene of one row; write its picture and those of the other rows that show the same scene, then its mask."""
    start = time.time()
    hero = row = dict(table.PICTURES[name])
    scene = stage.clear(row.get("seed", 0))
    kind = import_module("kinds." + row["kind"])
    kind.build(row)
    scene.render.resolution_percentage = scale
    develop(name, row, out, scale, samples, start)
    for other in further:
        start = time.time()
        stage.strike()
        row = dict(table.PICTURES[other])
        kind.shot(row)
        develop(other, row, None, scale, samples, start)
    # A draft's mask would be laid over the finished picture.
    is_dyed = name in {first for first, *_ in recolour.DYED.values()}
    if is_dyed and not out and hero["kind"] in ("hung", "waisted", "beanie", "gathered"):
        if further:
            stage.strike()
            kind.shot(hero)
        with TemporaryDirectory() as folder:
            masks.shoot(name, Path(folder) / "raw.png", table.size(name))


def develop(name, row, out, scale, samples, start):
    """Shoot what stands in the scene, write the finished picture and note it in done.tsv."""
    samples = samples or row.get("samples", 8)
    final = Path(out or table.target(name))
    final.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder:
        raw = Path(folder) / "raw.png"
        stage.shoot(raw, samples)
        finish.develop(raw, final, table.size(name), row)
    if not out:
        done.note(name, scale, samples, time.time() - start)


def option(name):
    """The value of --name=… or None."""
    return next((a.split("=", 1)[1] for a in sys.argv if a.startswith(f"--{name}=")), None)


if __name__ == "__main__":
    wanted = [a for a in sys.argv[1:] if not a.startswith("--")]
    render(*wanted, out=option("out"), scale=int(option("scale") or 100), samples=int(option("samples") or 0))
