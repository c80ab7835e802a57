"""What small jewellery hangs by: wires over a rod, rings that link, pins with an eye."""

import numpy as np

import noise
import wood

# Radii of the wire and of an eye bent from it.
WIRE, EYE = 0.0068, 0.024


def metal():
    return wood.steel("silver", "#cfccc6", 0.24)


def ring(at, plane, radius, skin, wire=WIRE):
    """A closed ring round a place, in an upright plane turned by `plane` from facing the camera."""
    a = np.linspace(0, 2 * np.pi, 48, endpoint=False)
    x, y, z = at
    line = np.stack([x + radius * np.sin(a) * np.cos(plane), y + radius * np.cos(a), z + radius * np.sin(a) * np.sin(plane)], 1)
    wood.tube("ring", line, wire, skin, closed=True)


def linked(y, above, below, wire=WIRE):
    """Where a ring's middle is that hangs in another one's eye."""
    return y - above - below + 2 * wire


def ear_wire(bend, tall, tail, rng):
    """A bent wire in its own plane (out, up), its eye's middle at the origin: stem, bend, tail; also where the bend's inside is highest."""
    lean = rng.normal(0, 0.012)
    a = np.linspace(0, np.pi * 0.98, 26)
    over = np.stack([-bend + bend * np.cos(a), tall + bend * np.sin(a)], 1)
    end = over[-1]
    behind = end + np.array([(-0.004, -0.06), (-0.012, -0.15), (-0.03, -0.62 * tail), (-0.075 - 2 * lean, -tail)])
    line = np.vstack([[(0, EYE), (lean, EYE + 0.3 * (tall - EYE))], over, behind])
    return noise.path(line)(np.linspace(0, 1, 90)), np.array([-bend, tall + bend - WIRE])


def wound(start, way, turns, skin, radius=1.9 * WIRE):
    """A thin wire wound round a stem."""
    t = np.linspace(0, 1, 24 * turns)
    way, side = np.asarray(way), np.cross(way, [0.3, 0.1, 1.0])
    side = side / np.linalg.norm(side)
    other = np.cross(way, side)
    a = 2 * np.pi * turns * t[:, None]
    line = np.asarray(start) + way * (t * turns * 1.7 * WIRE)[:, None] + radius * (np.cos(a) * side + np.sin(a) * other)
    wood.tube("winding", line, 0.8 * WIRE, skin)


def hang(contact, yaw, skin, rng):
    """An ear wire over a rod that it touches at `contact`, turned by `yaw`; leans until its eye is below that; returns the eye's middle."""
    line, top = ear_wire(rng.normal(0.068, 0.003), rng.normal(0.36, 0.008), rng.normal(0.33, 0.012), rng)
    lean = np.arctan2(top[0], top[1])
    turn = np.array([[np.cos(lean), np.sin(lean)], [-np.sin(lean), np.cos(lean)]])

    def place(flat):
        out, up = ((np.atleast_2d(flat) - top) @ turn).T
        return np.asarray(contact) + np.stack([out * np.cos(yaw), up, out * np.sin(yaw)], 1)

    wood.tube("wire", place(line), WIRE, skin)
    eye = place((0, 0))[0]
    ring(eye, yaw, EYE, skin)
    wound(place((0, EYE + 0.006))[0], (place((0, 1)) - place((0, 0)))[0], 4, skin)
    return eye


def laid(high, skin, rng):
    """An ear wire lying at a height, its eye's middle at the origin."""
    line, _ = ear_wire(rng.normal(0.068, 0.003), rng.normal(0.36, 0.008), rng.normal(0.33, 0.012), rng)
    wood.tube("wire", np.column_stack([line, np.full(len(line), high)]), WIRE, skin)
    ring((0, 0, high), 0.0, EYE, skin)
    wound((0, EYE + 0.006, high), (0, 1, 0), 4, skin)
    return np.array([0.0, 0.0, high])
