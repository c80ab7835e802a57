"""Cloth laid over a bar before the wall, and the furniture that has such bars: y is up, z away from the wall."""

import numpy as np

import knit
import props
import stitches
import trim
import wood
from noise import creases, smooth, waves


def fall(x0, top, wide, down, seed, z=0.26, radius=0.035, side=1, waviness=0.03, folds=2.2, lean=0.0):
    """One length of a cloth that lies over a bar at (top, z): u across, v from its lower end up and over. `side` -1 hangs behind."""

    def surface(u, v):
        u, v = np.broadcast_arrays(u, v)
        s, d = 2 * u - 1, down * (1 - v) - 0.8 * radius
        bend = np.pi / 2 * radius
        a = np.clip(np.pi / 2 - d / radius, 0, 2.4)
        low = np.maximum(d - bend, 0)
        loose = smooth(0.0, 0.6, low)
        x = x0 + s * wide / 2 * (1 - 0.05 * loose * np.cos(seed + 2 * low)) + lean * low + 0.012 * waves(low, s, seed, 1.1)
        y = top + radius * np.sin(a) - low
        out = radius * np.cos(a)
        fold = np.cos(np.pi * folds * s + 0.5 * np.sin(1.6 * low + seed) + seed) + 0.4 * np.cos(np.pi * 2.3 * folds * s + seed)
        out = out + (waviness * (1 + fold) + creases(x, y, seed + 3, 8, (x0 - wide / 2, x0 + wide / 2, top - down, top), 0.4 * waviness, lean=1.45)) * loose
        out = out + 0.012 * waves(x, y, seed + 5, 0.5) * smooth(0, 0.15, low)
        y = y + 0.02 * np.sin(2.6 * s + seed) * low / down
        return np.stack([x, y, np.maximum(z + side * out, 0.01)], -1)

    return surface


def knitted(name, surface, wide, down, cols, colour, rng, pattern=None, melange=0.2, chart=None, fringe=0.0):
    """Knit one length, with tassels at its end."""
    width = wide / cols
    colours = [colour] if isinstance(colour, str) else colour
    knit.cloth(name, surface, cols, int(down / (0.8 * width)), width, colours, pattern or stitches.Rib(2, lift=0.32), chart, rng=rng, melange=melange, fibres=8)
    if fringe:
        tassels(name, surface, int(cols / 3), fringe, width * 0.36, colours[0], rng)


def woven(name, surface, skin, wide, down, colour, rng, fringe=0.0):
    """Lay a woven cloth along a length, twisted fringes at its end if it has them."""
    props.cloth(name, surface, skin, wide, down, 120, 200)
    if fringe:
        tassels(name, surface, int(wide / 0.055), fringe, 0.011, colour, rng)


def tassels(name, surface, count, long, radius, colour, rng):
    """Yarn ends that hang straight down from a cloth's lower edge."""
    u = np.linspace(0.03, 0.97, count)
    trim.fringe(f"{name} fringe", surface(u, np.full_like(u, 0.004)), np.array([0.0, -1.0, 0.0]), long, radius, colour, rng, strands=5)


def rod(top, half, z=0.26, radius=0.035, colour="#b98f60"):
    """A round bar on two posts standing out of the wall."""
    skin = wood.grain("rod", colour, 1.2)
    wood.tube("rod", [(-half, top, z), (half, top, z)], radius, skin)
    for x in (-half + 0.1, half - 0.1):
        wood.tube("post", [(x, top, 0), (x, top, z)], 0.8 * radius, skin)
        wood.lathe("foot", [(0, 0.03), (2.1 * radius, 0.026), (2.3 * radius, 0.0)], skin, (x, top, 0), 40)


def ladder(tops, half, z=0.26, radius=0.035, colour="#b98f60", high=1.9, low=-2.6):
    """Two poles with rungs at heights, leaning against the wall."""
    skin = wood.grain("ladder", colour, 1.0, "y")
    for x in (-half, half):
        wood.tube("pole", [(x, low, z + 0.02), (x, high, z)], 0.05, skin)
    for y in tops:
        wood.tube("rung", [(-half, y, z), (half, y, z)], radius, wood.grain("rung", colour, 1.2))


def chair(top, half, z=0.26, radius=0.035, colour="#a9784c", spindles=4):
    """The back of a chair that stands before the wall: two posts with knobs, a top rail, spindles down to its seat."""
    skin = wood.grain("chair", colour, 1.0, "y")
    for x in (-half, half):
        post = np.array([(x * 0.97, -2.6, z - 0.02), (x, top + 0.12, z)])
        wood.tube("post", post, 0.052, skin)
        wood.lathe("knob", [(0, 0.1), (0.03, 0.095), (0.055, 0.06), (0.058, 0.03), (0.04, 0.0), (0.05, -0.03)], skin, (x, top + 0.12, z)).rotation_euler = (-np.pi / 2, 0, 0)
    for y in (top, top - 1.25):
        wood.tube("chair rail", [(-half, y, z), (half, y, z)], radius, wood.grain("chair rail", colour, 1.2))
    for x in np.linspace(-half, half, spindles + 2)[1:-1]:
        wood.tube("spindle", [(x, top, z), (x * 0.97, top - 1.25, z)], 0.02, skin)
