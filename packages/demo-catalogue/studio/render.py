"""Render one picture: python render.py <picture> [--draft]. A picture is <slug>-<n>."""

import sys
from importlib import import_module
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import finish
import stage
import table


def render(name, target=None, draft=False):
    """Build the scene of one row and write the finished picture."""
    row = dict(table.PICTURES[name])
    scene = stage.clear(row.get("seed", 0))
    import_module("kinds." + row["kind"]).build(row)
    if draft:
        scene.render.resolution_percentage = 50
    raw = Path(target or table.target(name)).with_suffix(".part.png")
    raw.parent.mkdir(parents=True, exist_ok=True)
    stage.shoot(raw, row.get("samples", 7) if not draft else 5)
    finish.develop(raw, target or table.target(name), table.size(name), row)
    raw.unlink()


if __name__ == "__main__":
    names = [a for a in sys.argv[1:] if not a.startswith("--")]
    out = next((a.split("=", 1)[1] for a in sys.argv if a.startswith("--out=")), None)
    render(names[0], out, "--draft" in sys.argv)
