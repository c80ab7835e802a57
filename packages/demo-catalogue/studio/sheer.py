"""Thin cloth that lies single is a little darker, for more light goes through it than where it is turned up, sewn or lies on other cloth."""

import numpy as np

from seams import REACH, reached
from weave import multiply


def turned(garment, m):
    """How far the places of the shown mesh are from the edge that is turned up there, by how much of it is turned up: 1 where that ends."""
    deep = dict(hem=m.get("turn_up", 2.2), cuff=m.get("cuffs", m.get("cuff_turn", 2.0)))
    out = np.full((len(garment.fine), 2), 3.0)
    for i, piece in enumerate(garment.pieces.values()):
        mine = garment.fine_of == i
        for edge in deep.keys() & piece.edges.keys():
            out[mine, 0] = np.minimum(out[mine, 0], reached(np.asarray(piece.edges[edge], float), garment.fine[mine], 0)[0] / deep[edge])
    return out


def thinned(graph, tone, share):
    """A tone darker by `share` where the cloth is single; what is sewn on has no such places, and is double."""
    far, _, _ = graph.split(uv_map(graph, "turned"))
    near, _, _ = graph.split(uv_map(graph, "seam"))
    away = graph.maths("MULTIPLY", graph.maths("SUBTRACT", 1.0, graph.maths("ABSOLUTE", near)), REACH)
    allowance = graph.maths("MULTIPLY", graph.maths("LESS_THAN", near, -0.01), graph.maths("LESS_THAN", away, 1.0))
    single = graph.maths("MULTIPLY", graph.maths("GREATER_THAN", far, 1.0), graph.maths("SUBTRACT", 1.0, allowance))
    return multiply(graph, tone, graph.ramp(single, [(0.0, np.ones(3)), (1.0, np.full(3, 1 - share))]))


def uv_map(graph, name):
    """Two numbers that were laid on the mesh."""
    node = graph.add("UVMap")
    node.uv_map = name
    return node.outputs[0]
