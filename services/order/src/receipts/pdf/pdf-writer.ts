import { PDFDocument, rgb, type PDFPage } from 'pdf-lib';
import { openFonts } from './fonts.ts';
import { openTags, type Element } from './tags.ts';
import { LEFT, RIGHT, textWriter, WIDTH, type Cell } from './text-writer.ts';
import { drawWordmark } from './wordmark.ts';

/* An A4 page filled from the top; measures in points. */

const HEIGHT = 841.89;
const TOP = HEIGHT - 64;
const LINE = 13;
/** Top of a footer of five lines; a longer one starts higher. */
const FOOT = 84;
const LAST_LINE = 32;
const ABOVE_FOOT = 36;

const hairline = rgb(0.894, 0.855, 0.796);

type RowOptions = { height?: number; as?: 'title' | 'head' };

export type PdfWriter = {
  wordmark: (brand: string) => void;
  /** Cells wrap at their `width`. One cell is a paragraph for screen readers, several are a table row. */
  row: (cells: Cell[], options?: RowOptions) => void;
  line: () => void;
  space: (points: number) => void;
  finish: () => Promise<Uint8Array>;
};

type PdfOptions = {
  title: string;
  made: Date;
  /** Printed on every page, read aloud on the first. */
  foot: (page: number, pages: number) => string[];
};

export async function openPdfWriter({ title, made, foot }: PdfOptions): Promise<PdfWriter> {
  const pdf = await PDFDocument.create();
  const fonts = await openFonts(pdf);
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setLanguage('fi');
  pdf.setCreationDate(made);
  pdf.setModificationDate(made);
  const tags = openTags(pdf);
  const { linesOf, write } = textWriter(fonts);
  const footCells = (page: number, pages: number): Cell[] =>
    foot(page, pages).map((text) => ({ text, x: LEFT, size: 9, quiet: true }));
  const footLines = footCells(1, 99).flatMap(linesOf).length;
  const footTop = Math.max(FOOT, LAST_LINE + (footLines - 1) * LINE);
  let table: Element | null = null;
  let page = pdf.addPage([WIDTH, HEIGHT]);
  let y = TOP;
  const placesOf = (cells: Cell[], as: RowOptions['as']): Element[] => {
    if (cells.length === 1 || as === 'title') {
      table = null;
      return cells.map(() => tags.add(tags.document, as === 'title' ? 'H1' : 'P'));
    }
    if (as === 'head' || !table) table = tags.add(tags.document, 'Table');
    const row = tags.add(table, 'TR');
    return cells.map(() => tags.add(row, as === 'head' ? 'TH' : 'TD'));
  };
  const writeFoot = (on: PDFPage, { number, of }: { number: number; of: number }): void => {
    let footY = footTop;
    for (const cell of footCells(number, of)) {
      const draw = () =>
        linesOf(cell).forEach((line) => {
          write(on, line, { x: LEFT, y: footY });
          footY -= LINE;
        });
      if (number === 1) tags.mark(on, tags.add(tags.document, 'P'), draw);
      else tags.skip(on, draw);
    }
  };
  return {
    wordmark: (brand) => {
      tags.skip(page, () => drawWordmark(page, fonts, brand, { x: LEFT, y, width: RIGHT - LEFT }));
    },
    row: (cells, { height = 18, as } = {}) => {
      const places = placesOf(cells, as);
      const written = cells.map((cell) => ({ cell, lines: linesOf(cell) }));
      const pitch = Math.max(LINE, ...cells.map(({ size = 10 }) => size * 1.3));
      const count = Math.max(...written.map(({ lines }) => lines.length));
      const needed = height + (count - 1) * pitch;
      if (y - needed < footTop + ABOVE_FOOT) {
        page = pdf.addPage([WIDTH, HEIGHT]);
        y = TOP;
      }
      y -= height;
      written.forEach(({ cell: { x, isRight = false }, lines }, cellIndex) =>
        tags.mark(page, places[cellIndex] as Element, () =>
          lines.forEach((line, index) => write(page, line, { x, y: y - index * pitch, isRight })),
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
    finish: () => {
      const pages = pdf.getPages();
      pages.forEach((one, index) => writeFoot(one, { number: index + 1, of: pages.length }));
      tags.write();
      fonts.dropUnused();
      return pdf.save();
    },
  };
}
