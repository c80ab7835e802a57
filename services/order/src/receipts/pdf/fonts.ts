import { readFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import fontkit from '@pdf-lib/fontkit';
import { remember } from '@shop/service-kit';
import type { PDFDocument, PDFFont } from 'pdf-lib';
import { readOnce } from './read-once.ts';

/** Each face's fonts: the shop's own, and one with the Latin, Greek and Cyrillic letters that it lacks. */
const faces = {
  plain: ['figtree-regular', 'noto-sans-regular'],
  bold: ['figtree-semibold', 'noto-sans-semibold'],
  wordmark: ['fraunces-regular', 'noto-sans-regular'],
} as const;
export type Face = keyof typeof faces;
type FontName = (typeof faces)[Face][number];
const names = [...new Set(Object.values(faces).flat())];

/** Letters of one font that follow each other. */
type Run = { text: string; font: PDFFont };

export type Fonts = {
  /** On one line and without what no font of the face has a sign for. */
  printable: (text: string, face: Face) => string;
  /** A printable text by its fonts. */
  runs: (text: string, face: Face) => Run[];
  widthOf: (text: string, style: { face: Face; size: number }) => number;
  /** Keeps fonts out of the file that nothing was written with. Call it once, after everything is drawn. */
  dropUnused: () => void;
};

type Font = ReturnType<typeof fontkit.create>;

/** Parses each font once for all files: most of what a receipt costs otherwise. */
const parsed = new WeakMap<Uint8Array, Font>();
const parsing: typeof fontkit = {
  create: (bytes, name) => {
    const known = parsed.get(bytes) ?? withLayouts(fontkit.create(bytes, name));
    parsed.set(bytes, known);
    return known;
  },
};

/** Keeps each text's layout: it is asked for to measure and to write, and most texts stand on every receipt. */
function withLayouts(font: Font): Font {
  const layouts = new Map<string, ReturnType<Font['layout']>>();
  const layOut = font.layout.bind(font);
  font.layout = (text) => layouts.get(text) ?? remember(layouts, text, layOut(text));
  return font;
}

/** Compresses the fonts of a file by Node, in a tenth of the time that the library takes in JavaScript. */
function compressByNode({ context }: PDFDocument): void {
  context.flateStream = (contents, dict = {}) => {
    const bytes = typeof contents === 'string' ? Buffer.from(contents, 'latin1') : contents;
    return context.stream(deflateSync(bytes), { ...dict, Filter: 'FlateDecode' });
  };
}

type FontFile = { bytes: Uint8Array; codePoints: ReadonlySet<number> };
const readFonts = readOnce(async () => {
  const read = async (name: FontName): Promise<[FontName, FontFile]> => {
    const bytes = await readFile(new URL(`fonts/${name}.ttf`, import.meta.url));
    return [name, { bytes, codePoints: new Set(parsing.create(bytes).characterSet) }];
  };
  return new Map(await Promise.all(names.map(read)));
});

const graphemes = new Intl.Segmenter('fi', { granularity: 'grapheme' });

/** Prepares the fonts for a new file. */
export async function openFonts(pdf: PDFDocument): Promise<Fonts> {
  compressByNode(pdf);
  pdf.registerFontkit(parsing);
  const files = await readFonts();
  const fonts = new Map<FontName, PDFFont>();
  for (const [name, { bytes }] of files) fonts.set(name, await pdf.embedFont(bytes, { subset: true }));
  const used = new Set<PDFFont>();

  const has = (name: FontName, text: string) =>
    Array.from(text).every((letter) => files.get(name)?.codePoints.has(letter.codePointAt(0) ?? 0));
  /** A grapheme, without the marks that its letter's font lacks, and that font. */
  const fit = (grapheme: string, face: Face): { name: FontName; text: string } | null => {
    const whole = faces[face].find((name) => has(name, grapheme));
    if (whole) return { name: whole, text: grapheme };
    const [letter = ''] = grapheme;
    const name = faces[face].find((one) => has(one, letter));
    return name
      ? {
          name,
          text: Array.from(grapheme)
            .filter((sign) => has(name, sign))
            .join(''),
        }
      : null;
  };
  const runs: Fonts['runs'] = (text, face) => {
    const [own] = faces[face];
    const found: { name: FontName; text: string }[] = [];
    const parts = has(own, text) ? [{ segment: text }] : graphemes.segment(text);
    for (const { segment } of parts) {
      const part = fit(segment, face);
      const last = found.at(-1);
      if (!part?.text) continue;
      if (last?.name === part.name) last.text += part.text;
      else found.push(part);
    }
    return found.map(({ name, text: written }) => ({ text: written, font: fonts.get(name) as PDFFont }));
  };
  return {
    printable: (text, face) => {
      // A no-break space stays: it holds a sum and its sign together.
      const blanks = /[^\S\u00a0]+/g;
      const line = text.normalize('NFC').replace(blanks, ' ');
      return runs(line, face)
        .map((run) => run.text)
        .join('')
        .replace(blanks, ' ')
        .trim();
    },
    runs: (text, face) => {
      const written = runs(text, face);
      written.forEach(({ font }) => used.add(font));
      return written;
    },
    widthOf: (text, { face, size }) =>
      runs(text, face).reduce((sum, run) => sum + run.font.widthOfTextAtSize(run.text, size), 0),
    dropUnused: () => {
      for (const font of fonts.values()) if (!used.has(font)) font.embed = () => Promise.resolve();
    },
  };
}
