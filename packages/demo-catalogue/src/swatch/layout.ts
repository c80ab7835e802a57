import type { View } from '../demo-product.ts';
import { hash } from './noise.ts';
import type { Cut } from './surfaces/index.ts';
import { HEIGHT, WIDTH } from './wall.ts';

/** One sample of a picture: its size, place (the centre), turn in degrees, and which colours it has. */
export type Spot = {
  width: number;
  height: number;
  x: number;
  y: number;
  turn: number;
  scale: number;
  colours: readonly number[];
};

type Wish = { view: View; colours: number; pattern: boolean; cut: Cut; seed: number };

/** Where the samples of a picture lie: the view decides the distance, the colours how many samples there are. */
export function layout({ view, colours, pattern, cut, seed }: Wish): Spot[] {
  const all = Array.from({ length: colours }, (_, index) => index);
  const lean = (hash(view.length, 5, seed) - 0.5) * 3;
  if (view === 'close-up') {
    return [
      {
        width: WIDTH + 80,
        height: HEIGHT + 80,
        x: WIDTH / 2,
        y: HEIGHT / 2,
        turn: 0,
        scale: 2.3,
        colours: all,
      },
    ];
  }
  if (view === 'detail') {
    return [{ width: 1240, height: 1560, x: 900, y: 1040, turn: 3 + lean, scale: 1.7, colours: all }];
  }
  if (view === 'angle') {
    return [{ width: 860, height: 1090, x: 610, y: 760, turn: -13 + lean, scale: 1.25, colours: all }];
  }
  if (view === 'folded') {
    return [2, 1, 0].map((layer) => ({
      width: 800,
      height: 760,
      x: 600 + 16 * layer,
      y: 860 - 105 * layer,
      turn: lean + layer * 1.6 - 1.5,
      scale: 1.1,
      colours: all,
    }));
  }
  if (pattern || colours === 1) {
    return [{ width: 800, height: 1030, x: 600, y: 755, turn: lean, scale: 1, colours: all }];
  }
  return cut === 'board' || cut === 'tile' ? row(all, lean) : fan(all, lean);
}

/** Stiff samples stand side by side. */
function row(all: number[], lean: number): Spot[] {
  const width = Math.min(330, 860 / all.length - 24);
  return all.map((index) => ({
    width: Math.round(width),
    height: 980,
    x: 600 + (index - (all.length - 1) / 2) * (width + 24),
    y: 750 + (index % 2 === 0 ? 14 : -14),
    turn: lean * 0.4 * (index % 2 === 0 ? 1 : -1),
    scale: 1,
    colours: [index],
  }));
}

/** Soft samples lie over each other, the main colour on top. */
function fan(all: number[], lean: number): Spot[] {
  const middle = (all.length - 1) / 2;
  return all.toReversed().map((index) => ({
    width: 680,
    height: 860,
    x: 600 + (index - middle) * 120,
    y: 760 - (index - middle) * 150,
    turn: lean + (index - middle) * 5,
    scale: 1,
    colours: [index],
  }));
}
