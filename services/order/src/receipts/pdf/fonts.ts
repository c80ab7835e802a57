import { readFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import fontkit from '@pdf-lib/fontkit';
import { remember } from '@shop/service-kit';
import type { PDFDocument, PDFFont } from 'pdf-lib';
import { readOnce } from './read-once.ts';

/** Each face has a fallback for Latin, Greek and Cyrillic letters. */
const faces = {
  plain: ['figtree-regular', 'noto-sans-regular'],
  bold: ['figtree-semibold', 'noto-sans-semibold'],
  wordmark: ['fraunces-regular', 'noto-sans-regular'],
} as const;
export type FontFace = keyof typeof faces;
type FontName = (typeof faces)[FontFace][number];
const names = [...new Set(Object.values(faces).flat())];

type Run = { text: string; font: PDFFont };

export type Fonts = {
  /** One line, without characters that no font of the face has. */
  printable: (text: string, face: FontFace) => string;
  runs: (text: string, face: FontFace) => Run[];
  widthOf: (text: string, style: { face: FontFace; size: number }) => number;
  /** Keeps unused fonts out of the file; call it after drawing. */
  dropUnused: () => void;
};

type Font = ReturnType<typeof fontkit.create>;

/** Parsing is most of a receipt's cost, so each font is parsed once. */
const parsed = new WeakMap<Uint8Array, Font>();
const parsing: typeof fontkit = {
  create: (bytes, name) => {
    const layouted = parsed.get(bytes) ?? withLayouts(fontkit.create(bytes, name));
    parsed.set(bytes, layouted);
    return layouted;
  },
};

/** Layouts are used to measure and to draw, and most texts repeat. */
function withLayouts(font: Font): Font {
  const layouts = new Map<string, ReturnType<Font['layout']>>();
  const layOut = font.layout.bind(font);
  font.layout = (text) => layouts.get(text) ?? remember(layouts, text, layOut(text));
  return font;
}

/** Node compresses in a tenth of the library's time. */
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

export async function openFonts(pdf: PDFDocument): Promise<Fonts> {
  compressByNode(pdf);
  pdf.registerFontkit(parsing);
  const files = await readFonts();
  const fonts = new Map<FontName, PDFFont>();
  for (const [name, { bytes }] of files) fonts.set(name, await pdf.embedFont(bytes, { subset: true }));
  const used = new Set<PDFFont>();

  const has = (name: FontName, text: string) =>
    Array.from(text).every((character) => files.get(name)?.codePoints.has(character.codePointAt(0) ?? 0));
  /** A grapheme without marks that the font lacks. */
  const fit = (grapheme: string, face: FontFace): { name: FontName; text: string } | null => {
    const whole = faces[face].find((name) => has(name, grapheme));
    if (whole) return { name: whole, text: grapheme };
    const [character = ''] = grapheme;
    const name = faces[face].find((candidate) => has(candidate, character));
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
      // A no-break space joins an amount and its sign.
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
