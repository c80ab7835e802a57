import { rgb, type PDFPage } from 'pdf-lib';
import type { FontFace, Fonts } from './fonts.ts';
import { wrap } from './wrap.ts';

export const WIDTH = 595.28;
export const LEFT = 56;
export const RIGHT = WIDTH - LEFT;

const ink = rgb(0.149, 0.129, 0.11);
const stone = rgb(0.435, 0.4, 0.357);

type Style = { size?: number; bold?: boolean; quiet?: boolean };
/**
 * Starts at `x`, or ends there with `isRight`; `details` are written below, smaller. By default it reaches the margin.
 */
export type Cell = Style & { text: string; x: number; isRight?: boolean; width?: number; details?: string };
type Line = Style & { text: string };
type Place = { x: number; y: number; isRight?: boolean };

type TextWriter = {
  linesOf: (cell: Cell) => Line[];
  write: (page: PDFPage, line: Line, at: Place) => void;
};

export function textWriter(fonts: Fonts): TextWriter {
  const faceOf = ({ bold }: Style): FontFace => (bold ? 'bold' : 'plain');
  const linesOf = ({ text, x, isRight, width, details, ...style }: Cell): Line[] => {
    const { size = 10 } = style;
    const face = faceOf(style);
    const widest = width ?? (isRight ? x - LEFT : RIGHT - x);
    const lines = wrap(fonts.printable(text, face), widest, (part) => fonts.widthOf(part, { face, size }));
    const own = lines.map((line) => ({ ...style, text: line }));
    const below: Cell = { text: details ?? '', x, width: widest, size: 9, quiet: true };
    return details ? [...own, ...linesOf(below)] : own;
  };
  return {
    linesOf,
    write: (page, { text, ...style }, at) => {
      const { size = 10, quiet } = style;
      const face = faceOf(style);
      let x = at.isRight ? at.x - fonts.widthOf(text, { face, size }) : at.x;
      for (const { text: part, font } of fonts.runs(text, face)) {
        page.drawText(part, { x, y: at.y, size, font, color: quiet ? stone : ink });
        x += font.widthOfTextAtSize(part, size);
      }
    },
  };
}
