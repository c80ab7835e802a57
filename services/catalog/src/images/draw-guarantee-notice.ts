/*
 * Draws guarantee-notice/default-notice.png, shown in place of the Commission's notice: `node
 * services/catalog/src/images/draw-guarantee-notice.ts`.
 */
import { fileURLToPath } from 'node:url';
import { guaranteeNoticeSize, guaranteeWords } from '@shop/shop-rules';
import sharp from 'sharp';
import { encode } from 'uqr';

const { width, height } = guaranteeNoticeSize;
const [blue, yellow, white] = ['#003399', '#ffcc00', '#ffffff'];
const MARGIN = 80;
const LINE = 60;
const MAX_SIGNS = 53;
const QR_SIZE = 390;

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function linesOf(text: string, max = MAX_SIGNS): string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length + 1 > max) return [...lines, word];
    return [...lines.slice(0, -1), `${last} ${word}`];
  }, []);
}

const line = (text: string, y: number, style: string): string =>
  `<text x="${MARGIN}" y="${y}" ${style}>${escape(text)}</text>`;

function head(): string {
  const title = linesOf(guaranteeWords.title, 26).map((text, index) =>
    line(text, 130 + index * 90, `font-size="72" font-weight="700" fill="${white}"`),
  );
  return `<rect width="${width}" height="290" fill="${blue}"/><rect y="290" width="${width}" height="16" fill="${yellow}"/>${title.join('')}`;
}

function paragraphs(): string {
  let y = 400;
  const drawn = guaranteeWords.text.flatMap((paragraph) => {
    const lines = linesOf(paragraph).map((text) => {
      const drawnLine = line(text, y, 'font-size="43" fill="#1a1a1a"');
      y += LINE;
      return drawnLine;
    });
    y += 26;
    return lines;
  });
  return drawn.join('');
}

function foot(): string {
  const { data, size } = encode(guaranteeWords.url, { border: 4 });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  const top = height - QR_SIZE;
  const words = linesOf(guaranteeWords.more, 20).map((text, index) =>
    line(text, top + 170 + index * 72, `font-size="56" font-weight="700" fill="${white}"`),
  );
  return `<rect y="${top - 30}" width="${width}" height="${QR_SIZE + 30}" fill="${blue}"/>${words.join('')}
    <svg x="${width - QR_SIZE - 15}" y="${top - 15}" width="${QR_SIZE}" height="${QR_SIZE}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">
    <rect width="${size}" height="${size}" fill="${white}"/><path d="${squares.join('')}"/></svg>`;
}

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Liberation Sans, Arial, sans-serif">
  <rect width="${width}" height="${height}" fill="${white}"/>${head()}${paragraphs()}${foot()}</svg>`;
const file = fileURLToPath(new URL('../guarantee-notice/default-notice.png', import.meta.url));
await sharp(Buffer.from(svg)).png({ palette: true, colours: 8, effort: 10 }).toFile(file);
