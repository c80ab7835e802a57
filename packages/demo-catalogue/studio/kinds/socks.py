"""A pair of knitted socks laid flat, heel and toe turned to the same side."""

import numpy as np

import knit
import stage
from kinds.mittens import placed
from noise import path, smooth, waves

BACK = [(-0.2, 0.8), (-0.19, 0.25), (-0.2, -0.2), (-0.22, -0.5), (-0.09, -0.72), (0.25, -0.75), (0.62, -0.72)]
FRONT = [(0.17, 0.8), (0.165, 0.3), (0.16, 0.0), (0.2, -0.24), (0.32, -0.38), (0.5, -0.43), (0.66, -0.47)]


def sock(seed, tall):
    """Ruled between back and front edge; v = 0 at the cuff, 1 at the toe."""
    stretch = lambda points: [(x, y if y < 0 else y * tall) for x, y in points]
    back, front = path(stretch(BACK)), path(stretch(FRONT))

    def surface(u, v):
        u, v = np.broadcast_arrays(u, v)
        s = 2 * u - 1
        a, b = back(np.clip(v, -0.01, 1.01)), front(np.clip(v, -0.01, 1.01))
        toe = np.clip((v - 0.86) / 0.14, 0, 1)
        close = np.sqrt(np.clip(1 - toe**2.3, 0.0004, 1))
        middle = (a + b) / 2
        point = middle + (b - a) / 2 * (s * (0.2 + 0.8 * close))[..., None]
        flank = np.sqrt(np.clip(1 - np.abs(s) ** 4, 0, 1))
        z = 0.075 * flank * (0.4 + 0.6 * close) * (0.8 + 0.2 * smooth(0, 0.08, v))
        x, y = point[..., 0], point[..., 1]
        z = z + (0.012 * waves(x, y, seed, 0.5) + 0.006 * waves(x, y, seed + 1, 0.2)) * flank
        return np.stack([x, y, z], -1)

    return surface


def build(p):
    """Two socks, the second a little over the first."""
    seed = p.get("seed", 2)
    rng = np.random.default_rng(seed)
    cols, tall = p.get("cols", 24), p.get("tall", 1.0)
    width = 0.38 / cols
    long = 1.75 + 0.8 * (tall - 1)
    rows = int(long / (0.78 * width))
    spin = dict(rng=rng, melange=p.get("melange", 0.2), **p.get("spin", {}))
    deep = p.get("rib_rows", int(rows * 0.2))
    pattern = knit.Both((deep, knit.Rib(2, lift=0.3)), (10**6, p.get("pattern") or knit.Stockinette()))
    for i, (angle, place, lift) in enumerate(((0.1, (-0.52, -0.02), 0.0), (-0.06, (0.2, 0.06), 0.0))):
        shape = placed(sock(seed + 3 * i, tall), angle, place, lift)
        knit.cloth(f"sock {i}", shape, cols, rows, width, p["colours"], pattern, p.get("chart"), **spin)
    if p.get("view") == "near":
        stage.flat_lay(0.95, (0.15, -0.5), tilt=0.4, roll=0.15)
    else:
        stage.flat_lay(p.get("height", 2.45 + 0.8 * (tall - 1)), (0.0, 0.03 + 0.4 * (tall - 1)))
