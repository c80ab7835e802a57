import { LineCapStyle, rgb, type PDFPage } from 'pdf-lib';
import type { Fonts } from './fonts.ts';

const ink = rgb(0.149, 0.129, 0.11);
const rust = rgb(0.561, 0.271, 0.153);
const SIZE = 23;

/** The yarn curl beside a name of `SIZE`, as in the storefront. */
const thread = {
  path: 'M0 9.8c5 1.7 10.3 1.5 13.6-1.1 2.9-2.3 3.6-5.9 1.6-7.1-1.9-1.1-4.3.6-3.9 3.3.5 3.1 4.2 5.2 9.3 4.8 6-.5 11.3-2.9 17.4-3.5',
  width: 38,
  rise: 10.8,
};

type Place = { x: number; y: number; width: number };

/** Shrinks a name that is too wide. */
export function drawWordmark(page: PDFPage, fonts: Fonts, brand: string, { x, y, width }: Place): void {
  const text = fonts.printable(brand, 'wordmark');
  const textWidth = width - thread.width;
  const size = Math.min(SIZE, textWidth / fonts.widthOf(text, { face: 'wordmark', size: 1 }));
  const scale = size / SIZE;
  let end = x;
  for (const { text: part, font } of fonts.runs(text, 'wordmark')) {
    page.drawText(part, { x: end, y, size, font, color: ink });
    end += font.widthOfTextAtSize(part, size);
  }
  page.drawSvgPath(thread.path, {
    x: end,
    y: y + thread.rise * scale,
    scale,
    borderWidth: 1.25 * scale,
    borderColor: rust,
    borderLineCap: LineCapStyle.Round,
  });
}
