"""What is sewn or knitted onto a pullover that lies: label, pockets, a button band and its buttons."""

import numpy as np

import knit
import labels
import sewing
import stage
import wood
from noise import smooth

# A pullover 56 cm wide is drawn 1.25 wide.
CM = 1 / 45


def label(seed, top):
    """The maker's label, sewn inside the back below the neck's band at `top`."""
    rng, wide, tall = np.random.default_rng(seed), labels.WIDE * CM, labels.TALL * CM
    turn, aside = rng.normal(0, 0.03), rng.normal(0, 0.006)

    def surface(u, v):
        u, v = np.broadcast_arrays(u, v)
        x, y = wide * (u - 0.5), tall * (v - 1)
        return np.stack([x - turn * y + aside, top - 0.046 + y + turn * x, 0.034 + 0.004 * (1 - v) ** 2 + 0.002 * np.sin(5 * u)], -1)

    thing = knit.sheet("label", surface, labels.woven(labels.BRAND, labels.WIDE, labels.TALL, 0.8, True), 24, 12)
    stage.lay_out(thing, "face", np.stack(np.meshgrid(np.linspace(0, 1, 24), np.linspace(0, 1, 12)), -1))


def pocket(front, x0, x1, v0, v1, lift=0.02):
    """A patch of knitting laid on the front; x in the front's u."""

    def surface(u, v):
        u, v = np.broadcast_arrays(u, v)
        edge = np.clip(1 - np.abs(2 * u - 1) ** 16, 0, 1) * np.clip(1 - np.abs(2 * v - 1) ** 16, 0, 1)
        return front(x0 + (x1 - x0) * u, v0 + (v1 - v0) * v) + np.stack([0 * u, 0 * u, lift * (0.3 + 0.7 * edge)], -1)

    return surface


def button_band(front, foot, beyond):
    """The band of the buttons: up the front to its v `foot`, and `beyond` further over the neck's band."""
    tall = front(0.5, foot)[1] - front(0.5, 0.0)[1]
    share = tall / (tall + beyond)

    def surface(u, v):
        u, v = np.broadcast_arrays(u, v)
        over = (tall + beyond) * np.clip(v - share, 0, None)
        spot = front(0.465 + 0.07 * u, foot * np.clip(v / share, None, 1))
        edge = np.clip(1 - np.abs(2 * u - 1) ** 6, 0, 1) * smooth(-0.01, 0.02, v) * smooth(1.01, 0.99, v)
        lift = 0.03 * (0.35 + 0.65 * edge) + 0.02 * smooth(0, 0.02, over)
        return spot + np.stack([0 * over, over, lift], -1)

    return surface


class Knitted:
    """A knitted surface for what is sewn onto it: its places by (u, v)."""

    def __init__(self, surface):
        self.surface = surface

    def onto(self, spots, lift):
        """(places, normals) above `spots`."""
        u, v = np.asarray(spots, float).T
        normal = knit.normals(self.surface, u, v)
        return self.surface(u, v) + lift * normal, normal


def fasten(p, band):
    """Buttons evenly down the band."""
    skin = wood.grain("button wood", p.get("button", "#8a6444"), 3)
    for v in np.linspace(0.05, p.get("top_button", 0.97), p["buttons"]):
        sewing.button(Knitted(band), (0.5, v), p.get("button_size", 0.03), skin, lift=0.022)
