"""A hank of yarn twisted for sale: a long ring of strands wound round itself, one end of the ring put through the other."""

import numpy as np

from noise import smooth


def hank(rng, strands=120, long=1.75, gap=0.155, thick=0.165, turns=1.5, n=220, start=None):
    """Closed strands of one hank along x, lying on z = 0: (strands, n, 3). At the right end one half of them is put through the loop of the others.

    `turns` is how often it is twisted, `start` where every strand begins on its round (0..1), by itself anywhere.
    """
    s = np.linspace(0, 1, n)[None]
    away, round_it = crossing(rng, s, strands, thick)
    through = (np.arange(strands) % 9 < 4)[:, None]
    left = long / 2 - gap + 0.012 * rng.normal(0, 1, (strands, 1))
    right = left + np.where(through, 0.42, -0.1) * thick / 0.15 * 0.2
    begin = rng.uniform(0, 1, (strands, 1)) if start is None else start
    x, y, nx, ny = stadium((s + begin) % 1, left, right, gap)
    end = smooth(long / 2 - 4.2 * gap, long / 2 - 1.4 * gap, x)
    y = y * (1 - np.where(through, 0.5, -0.16) * end) * (1 - 0.2 * np.exp(-((x / (0.32 * long)) ** 4)))
    out = np.maximum(away * np.cos(round_it) * (1 - 0.3 * end), -gap * (0.96 - 0.4 * end * ~through))
    x, y, z = x + nx * out * 0.9, y + ny * out, away * np.sin(round_it) * (1 - 0.2 * end)
    y, z = wound(rng, x, y, z, long / 2, turns)
    # What is put through comes up inside the loop, over its end and down to the table again.
    over = smooth(long / 2 - 3.0 * gap, long / 2 - 0.2 * gap, x) - 0.75 * smooth(long / 2 + 0.1 * gap, long / 2 + 1.9 * gap, x)
    z = z + through * thick * (1.25 * over - 0.3 * end)
    return lain(np.stack([x, y + rng.normal(0, 0.025) * (2 * x / long) ** 2, z], -1), thick)


def crossing(rng, s, strands, thick):
    """How far every strand runs from the middle of its rope, and on which side of it.

    Every strand keeps its length, not its place: it crosses its neighbours, and one in fifteen was reeled too long and stands off.
    """
    away = thick * np.sqrt(rng.uniform(0.02, 1, (strands, 1)))
    drift = 0.4 * slowly(rng, s, strands, 0.6, 2.4) + 0.09 * slowly(rng, s, strands, 4, 9)
    slack = (rng.random((strands, 1)) < 0.07) * rng.uniform(0.1, 0.3, (strands, 1)) * np.maximum(slowly(rng, s, strands, 1.5, 3.5), 0) ** 2
    away = away * (1 + 0.13 * slowly(rng, s, strands, 1, 3) + 0.03 * slowly(rng, s, strands, 7, 15)) + thick * slack
    return away, rng.uniform(0, 2 * np.pi, (strands, 1)) + drift


def slowly(rng, s, strands, least, most):
    """For every strand a slow wave of its own along it, -1..1; it comes round to where it began."""
    return np.sin(2 * np.pi * s * np.round(rng.uniform(least, most, (strands, 1))) + rng.uniform(0, 6.3, (strands, 1)))


def stadium(d, left, right, gap):
    """A long round at the share d of its length: x, y and which way is out."""
    straight, arc = left + right, np.pi * gap
    run = d * 2 * (straight + arc)
    turn = (np.clip(run - straight, 0, arc) + np.clip(run - 2 * straight - arc, 0, arc)) / gap - np.pi / 2
    ahead = np.clip(run, 0, straight) - np.clip(run - straight - arc, 0, straight)
    nx, ny = np.cos(turn), np.sin(turn)
    return ahead - left + gap * nx, gap * ny, nx, ny


def wound(rng, x, y, z, half, turns):
    """Twist the ring about x; its two ends lie nearly flat, as loops do."""
    t = np.clip((x + half) / (2 * half), 0, 1)
    first, last = rng.uniform(0.1, 0.4), -rng.uniform(0.1, 0.4)
    theta = first + (round(2 * turns) * np.pi + last - first) * (t - 0.14 * np.sin(2 * np.pi * t))
    c, q = np.cos(theta), np.sin(theta)
    slim = 1 - 0.12 * np.exp(-((x / (0.3 * half)) ** 2))
    return (c * y - q * z) * slim, (q * y + c * z) * slim


def lain(line, thick):
    """Let it sink until all along it lies on z = 0, its strands pressed flat there; a rope of wool is soft."""
    x, z = line[..., 0], line[..., 2]
    marks = np.linspace(x.min(), x.max(), 40)
    near = [z[np.abs(x - mark) < 0.05] for mark in marks]
    low = np.array([np.quantile(part, 0.03) if len(part) else np.nan for part in near])
    low = np.interp(marks, marks[~np.isnan(low)], low[~np.isnan(low)])
    low = np.convolve(np.pad(low, 4, mode="edge"), np.hanning(9) / np.hanning(9).sum(), "valid")
    high = z - np.interp(x, marks, low) - 0.35 * thick
    soft = 0.22 * thick
    line[..., 2] = soft * np.logaddexp(0, high / soft) + 0.011
    return line
