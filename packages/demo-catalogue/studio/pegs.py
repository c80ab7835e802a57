"""A drying line with clothes-pegs, for what hangs on it flat before the wall: y is up, z away from the wall."""

import numpy as np

import props
import trim
import wood


def clothes_peg(at, long=0.42, turn=0.0, colour="#cda673"):
    """A wooden peg whose jaws grip a line at `at`; 7 cm are `long`."""
    at, up = np.asarray(at, float), np.array([-np.sin(turn), np.cos(turn), 0.0])
    across = np.array([np.cos(turn), np.sin(turn), 0.0])
    wide, thick = 0.15 * long, 0.085 * long
    skin = wood.grain("peg wood", colour, 2.4, "y")
    steel = wood.plain("peg spring", "#a9a8a3", 0.35, 0.5, 1.0)
    for side in (1, -1):
        spot = at + up * 0.27 * long + [0, 0, side * 0.9 * thick]
        leg = props.plank("clothes peg", (wide, long, thick), spot, turn=turn, soft=0.02 * long, skin=skin)
        leg.rotation_euler = (side * 0.1, 0, turn)
    for high, out in ((0.2, 1.5), (0.235, 1.6)):
        middle = at + up * high * long + [0, 0, out * thick]
        wood.tube("spring", [middle - across * 0.56 * wide - [0, 0, 1.4 * thick], middle - across * 0.54 * wide, middle + across * 0.54 * wide, middle + across * 0.56 * wide - [0, 0, 1.4 * thick]], 0.011 * long, steel)
    spot = at + up * 0.22 * long
    wood.tube("coil", [spot - across * 0.68 * wide, spot + across * 0.68 * wide], 0.05 * long, steel)


def sag(x, high, deep, half=2.0):
    """The height of a line that hangs through by `deep` over the picture's width."""
    return high + deep * ((np.asarray(x) / half) ** 2 - 1)


def line(rng, high, deep=0.05, z=0.14, thick=0.016, half=2.6, lean=0.0, colour="oat"):
    """The cord itself, running out of the picture on both sides."""
    x = np.linspace(-half, half, 700)
    trim.cord("line", np.stack([x, sag(x, high, deep) + lean * x, np.full_like(x, z)], -1), thick, colour, rng)
