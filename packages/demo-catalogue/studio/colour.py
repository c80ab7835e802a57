"""Colours: names of the dye pot, hex to the linear light Cycles works in, and Lab."""

import numpy as np

LUMINANCE = np.array([0.2126, 0.7152, 0.0722])
M = np.array([[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]])
WHITE = M.sum(1)

DYES = {
    "ecru": "#e9e0cf", "oat": "#d8c7aa", "sand": "#c9b08a", "birch": "#d9cdb8",
    "grey": "#a9a49b", "silver": "#c9c5bd", "charcoal": "#55524e", "coal": "#3a3836",
    "brown": "#7d5f48", "bark": "#5b4537", "walnut": "#6b4b35", "camel": "#b98f60",
    "rust": "#b9603c", "terracotta": "#c9744d", "madder": "#a8473a", "berry": "#8c3f4c",
    "rose": "#d6a29a", "blush": "#e3c3b6", "plum": "#6f4658", "heather": "#a58ca0",
    "ochre": "#cf9b45", "honey": "#d9ad5c", "straw": "#e3cf9b", "lichen": "#b9bd8a",
    "sage": "#a9b8a0", "moss": "#75835a", "spruce": "#4c6353", "forest": "#3d5246",
    "mist": "#bcc6c4", "sea": "#75929a", "blue": "#75879b", "denim": "#596c82",
    "indigo": "#434f66", "navy": "#373f50", "ink": "#2f3340", "white": "#f4efe6",
}


def linear(colour):
    """A dye's name or a hex colour as three linear numbers."""
    code = DYES.get(colour, colour).lstrip("#")
    rgb = np.array([int(code[i : i + 2], 16) for i in (0, 2, 4)]) / 255
    return np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)


def blend(*colours):
    """The mean of dyes, as hex."""
    codes = [DYES.get(colour, colour).lstrip("#") for colour in colours]
    return "#" + "".join(f"{round(sum(int(code[i : i + 2], 16) for code in codes) / len(codes)):02x}" for i in (0, 2, 4))


def lifted(colour, gain=1.15):
    """AgX darkens what it shows and light between fibres saturates it: start lighter and duller."""
    light = linear(colour) * gain
    grey = light @ LUMINANCE
    return np.clip(grey + (light - grey) * 0.8, 0, 0.92)


def mix(a, b, share):
    """Between two linear colours."""
    return np.asarray(a) * (1 - share) + np.asarray(b) * share


def rgba(colour):
    """Four numbers, as a shader socket wants them."""
    return (*[float(c) for c in colour], 1.0)


def lab(rgb):
    """sRGB 0..1 to Lab."""
    light = np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)
    t = light @ M.T / WHITE
    f = np.where(t > 0.008856, np.cbrt(np.maximum(t, 1e-9)), 7.787 * t + 16 / 116)
    return np.stack([116 * f[..., 1] - 16, 500 * (f[..., 0] - f[..., 1]), 200 * (f[..., 1] - f[..., 2])], -1)


def rgb(values):
    """Lab to sRGB 0..1."""
    fy = (values[..., 0] + 16) / 116
    f = np.stack([fy + values[..., 1] / 500, fy, fy - values[..., 2] / 200], -1)
    t = np.where(f > 0.206893, f**3, (f - 16 / 116) / 7.787) * WHITE
    light = np.clip(t @ np.linalg.inv(M).T, 0, 1)
    return np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)
