import type { Surface } from '../../demo-product.ts';
import type { Piece, Relief } from '../relief.ts';
import { ceramic } from './ceramic.ts';
import { felt } from './felt.ts';
import { cable, colourwork, knit, knitDepth, mossStitch, rib } from './knit.ts';
import { check, herringbone, linen, stripe, twill } from './weave.ts';
import { wood } from './wood.ts';
import { yarn, yarnDepth } from './yarn.ts';

/** How a sample of the material is cut: pinked cloth, a knitted square, thick felt, a board, a tile, a wound card. */
export type Cut = 'pinked' | 'knitted' | 'straight' | 'board' | 'tile' | 'wound';

export type Material = {
  paint: (piece: Piece) => Relief;
  cut: Cut;
  /** How deep its hollows are at a scale, in pixels. */
  depth: (scale: number) => number;
  gloss?: number;
  /** Whether all colours are in one piece; else every colour gets a piece of its own. */
  pattern: boolean;
};

const thread = (scale: number) => 3.4 * scale;

export const materials: Record<Surface, Material> = {
  knit: { paint: knit, cut: 'knitted', depth: knitDepth, pattern: true },
  rib: { paint: rib, cut: 'knitted', depth: (scale) => knitDepth(scale) * 1.6, pattern: true },
  'moss-stitch': { paint: mossStitch, cut: 'knitted', depth: knitDepth, pattern: true },
  cable: { paint: cable, cut: 'knitted', depth: (scale) => knitDepth(scale) * 2, pattern: true },
  colourwork: { paint: colourwork, cut: 'knitted', depth: knitDepth, pattern: true },
  linen: { paint: linen, cut: 'pinked', depth: thread, pattern: false },
  stripe: { paint: stripe, cut: 'pinked', depth: thread, pattern: true },
  twill: { paint: twill, cut: 'pinked', depth: thread, pattern: false },
  herringbone: { paint: herringbone, cut: 'pinked', depth: thread, pattern: true },
  check: { paint: check, cut: 'pinked', depth: thread, pattern: true },
  felt: { paint: felt, cut: 'straight', depth: (scale) => 4 * scale, pattern: false },
  wood: { paint: wood, cut: 'board', depth: (scale) => 3 * scale, gloss: 0.02, pattern: false },
  ceramic: { paint: ceramic, cut: 'tile', depth: (scale) => 8 * scale, gloss: 0.2, pattern: true },
  yarn: { paint: yarn, cut: 'wound', depth: yarnDepth, pattern: true },
};
