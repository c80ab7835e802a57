"""Render one picture: python render.py <slug>-<n> [--scale=100] [--samples=8] [--out=file.webp]."""

import sys
import time
from importlib import import_module
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import done
import finish
import stage
import table


def render(name, target=None, scale=100, samples=None):
    """Build the scene of one row, write the finished picture and note it in done.tsv."""
    start = time.time()
    row = dict(table.PICTURES[name])
    scene = stage.clear(row.get("seed", 0))
    import_module("kinds." + row["kind"]).build(row)
    scene.render.resolution_percentage = scale
    samples = samples or row.get("samples", 8)
    final = Path(target or table.target(name))
    raw = final.with_suffix(".part.png")
    raw.parent.mkdir(parents=True, exist_ok=True)
    stage.shoot(raw, samples)
    finish.develop(raw, final, table.size(name), row)
    raw.unlink()
    if not target:
        done.note(name, scale, samples, time.time() - start)


def option(name):
    """The value of --name=… or None."""
    return next((a.split("=", 1)[1] for a in sys.argv if a.startswith(f"--{name}=")), None)


if __name__ == "__main__":
    wanted = [a for a in sys.argv[1:] if not a.startswith("--")]
    render(wanted[0], option("out"), int(option("scale") or 100), int(option("samples") or 0))
