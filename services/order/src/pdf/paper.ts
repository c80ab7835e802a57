import { readFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import fontkit from '@pdf-lib/fontkit';
import { remember } from '@shop/service-kit';
import { PDFDocument, rgb, type PDFFont, type PDFPage } from 'pdf-lib';
import { readOnce } from './read-once.ts';
import { openTags, type Element } from './tags.ts';

/* An A4 sheet that is written on from the top; sizes and places in points. */

const WIDTH = 595.28;
const HEIGHT = 841.89;
export const LEFT = 56;
export const RIGHT = WIDTH - LEFT;
const TOP = HEIGHT - 64;
/** Below it stands the foot of each page. */
const BOTTOM = 120;

const ink = rgb(0.149, 0.129, 0.11);
const stone = rgb(0.435, 0.4, 0.357);
const hairline = rgb(0.894, 0.855, 0.796);

type Style = { size?: number; bold?: boolean; quiet?: boolean };
/** A text that begins at `x`, or ends there. */
type Cell = Style & { text: string; x: number; isRight?: boolean; width?: number };

/** `title`: the file's heading · `head`: a table begins, and these are its columns. */
type RowOptions = { height?: number; as?: 'title' | 'head' };

export type Paper = {
  /**
   * Writes texts on one line; what is wider than its `width` goes on below. A screen reader takes one text for a
   * paragraph, and several for the row of a table, which goes on until something else is written.
   */
  row: (cells: Cell[], options?: RowOptions) => void;
  line: () => void;
  space: (points: number) => void;
  /** The finished file; `foot` stands at the end of every page, and is read aloud on the first. */
  finish: (foot: (page: number, pages: number) => string[]) => Promise<Uint8Array>;
};

const font = (name: string) => readFile(new URL(`fonts/${name}.ttf`, import.meta.url));
const readFonts = readOnce(() => Promise.all([font('figtree-regular'), font('figtree-semibold')]));

type Font = ReturnType<typeof fontkit.create>;

/** Reads each font's tables once, and not for every file: most of what a receipt costs otherwise. */
const parsed = new WeakMap<Uint8Array, Font>();
const parsing: typeof fontkit = {
  create: (bytes, name) => {
    const known = parsed.get(bytes) ?? withLayouts(fontkit.create(bytes, name));
    parsed.set(bytes, known);
    return known;
  },
};

/** Keeps how a text is set: most of a receipt's are on every one, and each is asked for twice, to be measured and written. */
function withLayouts(font: Font): Font {
  const kept = new Map<string, ReturnType<Font['layout']>>();
  const lay = font.layout.bind(font);
  font.layout = (text) => kept.get(text) ?? remember(kept, text, lay(text));
  return font;
}

/** Has the fonts of a file packed by Node, in a tenth of the time that the library takes in JavaScript. */
function packByNode({ context }: PDFDocument): void {
  context.flateStream = (contents, dict = {}) => {
    const bytes = typeof contents === 'string' ? Buffer.from(contents, 'latin1') : contents;
    return context.stream(deflateSync(bytes), { ...dict, Filter: 'FlateDecode' });
  };
}

/** Opens an empty sheet in Finnish; `made` is the day that the file says it is of. */
export async function openPaper({ title, made }: { title: string; made: Date }): Promise<Paper> {
  const pdf = await PDFDocument.create();
  packByNode(pdf);
  pdf.registerFontkit(parsing);
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setLanguage('fi');
  pdf.setCreationDate(made);
  pdf.setModificationDate(made);
  const [plain, bold] = await Promise.all(
    (await readFonts()).map((bytes) => pdf.embedFont(bytes, { subset: true })),
  );
  if (!plain || !bold) throw new Error('a font is missing');
  const fontOf = (style: Style): PDFFont => (style.bold ? bold : plain);
  const tags = openTags(pdf);
  let table: Element | null = null;
  let page = pdf.addPage([WIDTH, HEIGHT]);
  let y = TOP;
  /** Where each text of a row belongs. */
  const placesOf = (cells: Cell[], as: RowOptions['as']): Element[] => {
    if (cells.length === 1 || as === 'title') {
      table = null;
      return cells.map(() => tags.add(tags.document, as === 'title' ? 'H1' : 'P'));
    }
    if (as === 'head' || !table) table = tags.add(tags.document, 'Table');
    const row = tags.add(table, 'TR');
    return cells.map(() => tags.add(row, as === 'head' ? 'TH' : 'TD'));
  };
  const draw = (on: PDFPage, cell: Cell, at: number): void => {
    const { text, size = 10, x, isRight, quiet } = cell;
    const used = fontOf(cell);
    const from = isRight ? x - used.widthOfTextAtSize(text, size) : x;
    on.drawText(text, { x: from, y: at, size, font: used, color: quiet ? stone : ink });
  };
  return {
    row: (cells, { height = 18, as } = {}) => {
      const places = placesOf(cells, as);
      const wrapped = cells.map((cell) => ({ cell, lines: wrap(cell, fontOf(cell)) }));
      const count = Math.max(...wrapped.map(({ lines }) => lines.length));
      const needed = height + (count - 1) * 13;
      if (y - needed < BOTTOM) {
        page = pdf.addPage([WIDTH, HEIGHT]);
        y = TOP;
      }
      y -= height;
      wrapped.forEach(({ cell, lines }, index) =>
        tags.mark(page, places[index] as Element, () =>
          lines.forEach((text, place) => draw(page, { ...cell, text }, y - place * 13)),
        ),
      );
      y -= needed - height;
    },
    line: () => {
      y -= 7;
      tags.skip(page, () =>
        page.drawLine({ start: { x: LEFT, y }, end: { x: RIGHT, y }, thickness: 0.6, color: hairline }),
      );
    },
    space: (points) => {
      y -= points;
      table = null;
    },
    finish: (foot) => {
      const pages = pdf.getPages();
      pages.forEach((one, index) => {
        foot(index + 1, pages.length).forEach((text, place) => {
          const write = () => draw(one, { text, x: LEFT, size: 9, quiet: true }, 84 - place * 13);
          if (index === 0) tags.mark(one, tags.add(tags.document, 'P'), write);
          else tags.skip(one, write);
        });
      });
      tags.write();
      return pdf.save();
    },
  };
}

/** Breaks a text at blanks so that it fits; a single word that is wider stays whole. */
function wrap({ text, size = 10, width }: Cell, used: PDFFont): string[] {
  if (width === undefined) return [text];
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && used.widthOfTextAtSize(longer, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
