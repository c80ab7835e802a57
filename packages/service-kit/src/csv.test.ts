import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { CSV_START, csvEuros, csvLine, csvNumber, guarded, unguarded } from '@shop/shop-rules/csv';
import { CsvError, readCsv, type CsvRow } from './csv-reader.ts';

const bytesOf = async function* (text: string | Uint8Array, size = 7): AsyncGenerator<Uint8Array> {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
};
const rowsOf = async (bytes: AsyncIterable<Uint8Array>): Promise<CsvRow[]> => {
  const rows: CsvRow[] = [];
  for await (const row of readCsv(bytes)) rows.push(row);
  return rows;
};
const read = (text: string | Uint8Array, size?: number) => rowsOf(bytesOf(text, size));
const cellsOf = async (text: string) => (await read(text)).map(({ cells }) => cells);

test('a text that would begin a formula gets an apostrophe, and numbers stay numbers', () => {
  const texts = ['=1+1', '+358 40', '-alennus', '@nimi', '\tsarkain', '\rrivi', '\nrivi', '＝1'];
  for (const text of texts) expect(guarded(text)).toBe(`'${text}`);
  for (const text of ['villa', '', '1=1', "'s-Hertogenbosch", ' =1']) expect(guarded(text)).toBe(text);
  expect(csvLine(['=SUM(A1)', csvEuros(-1_250), csvNumber(-3), csvEuros(null), 'a;b', 'sanoi "hei"'])).toBe(
    `'=SUM(A1);-12,50;-3;;"a;b";"sanoi ""hei"""\r\n`,
  );
});

test('a formula that would begin a cell under another separator is guarded too', () => {
  const guards = {
    'a,=1+1': "a,'=1+1",
    'a;@nimi': "a;'@nimi",
    'a\t+1': "a\t'+1",
    'a|-1': "a|'-1",
    'a\r\n=1': "a\r'\n'=1",
    'a,"=1+1': `a,"'=1+1`,
    "a,'=1": "a,''=1",
    '=1,=2': "'=1,'=2",
    'a,＝1': "a,'＝1",
  };
  for (const [text, safe] of Object.entries(guards)) expect(guarded(text)).toBe(safe);
  for (const text of ['12,50', 'villa, silkki', 'a, b=c', 'x@y.fi', 'T-paita'])
    expect(guarded(text)).toBe(text);
  expect(csvLine(['a,=1+1', csvEuros(-1_250)])).toBe("a,'=1+1;-12,50\r\n");
});

test('whatever is written is read as it was, however it is cut on its way', async () => {
  const sign = fc.constantFrom(...Array.from('=+-@\t\r\n\'";,äÄ€＝ a1\u00a0🧶'));
  const cell = fc.oneof(fc.string({ unit: sign, maxLength: 12 }), fc.string({ unit: 'grapheme' }));
  const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(table, fc.integer({ min: 1, max: 40 }), async (lines, size) => {
      const rows = await read(CSV_START + lines.map((cells) => csvLine(cells)).join(''), size);
      const filled = lines.filter((cells) => cells.some((text) => text.trim() !== ''));
      expect(rows.map(({ cells }) => cells)).toEqual(filled);
    }),
  );
});

test('taking the guard off is exactly putting it on turned round', () => {
  const text = fc.string({ unit: fc.constantFrom(...Array.from('\'=+-@\t\r\n,;|"a')) });
  fc.assert(
    fc.property(text, (value) => {
      expect(unguarded(guarded(value))).toBe(value);
    }),
  );
});

test('rows are counted as a spreadsheet counts them, and empty ones are left out', async () => {
  const rows = await read('a;b\n1;"x\ny"\n;\n\r\n2;z');
  expect(rows).toEqual([
    { row: 1, cells: ['a', 'b'] },
    { row: 2, cells: ['1', 'x\ny'] },
    { row: 5, cells: ['2', 'z'], isTruncated: true },
  ]);
  expect(await cellsOf('a;b\r1;2\r')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});

test('invalid UTF-8 or an unclosed quote is reported with its row', async () => {
  const failure = async (text: string | Uint8Array) => read(text).catch((error: unknown) => error);
  const latin = Uint8Array.from(Buffer.from('nimi\nvillapäita', 'latin1'));
  for (const wrong of [latin, Uint8Array.from(Buffer.from('nimi;a', 'utf16le'))])
    expect(await failure(wrong)).toMatchObject({ problem: 'encoding' });
  expect(await failure('a\n"b')).toEqual(new CsvError('quote', 2));
  expect(await failure('"a"b\n')).toMatchObject({ problem: 'quote', row: 1 });
});

test('a stray quotation mark does not swallow the rest of the file: it is reported at the maximum cell length', async () => {
  let chunks = 0;
  const endless = async function* (): AsyncGenerator<Uint8Array> {
    yield Buffer.from('nimi;kuvaus\n1;"villapaita\n');
    for (; chunks < 20_000; chunks += 1) yield Buffer.from('2;huivi\n'.repeat(100));
  };
  await expect(rowsOf(endless())).rejects.toEqual(new CsvError('long-cell', 2));
  expect(chunks).toBeLessThan(200);
  const longest = 'ä'.repeat(65_536);
  expect(await cellsOf(`a;"${longest}"\n${longest};b`)).toEqual([
    ['a', longest],
    [longest, 'b'],
  ]);
});

test('a row has two hundred cells at the most; empty ones may stand beyond them', async () => {
  const wide = Array.from({ length: 200 }, (_, n) => `${n}`);
  expect(await cellsOf(`${wide.join(';')}${';'.repeat(16_000)}\na`)).toEqual([wide, ['a']]);
  await expect(read(`a\n${wide.join(';')};x\n`)).rejects.toEqual(new CsvError('many-cells', 2));
});

test('other work gets its turns while a large file is read, even one that comes in a single piece [sec-2]', async () => {
  const text = 'a;b\r\n'.repeat(2_000);
  let turns = 0;
  let isRead = false;
  const tick = (): void => {
    turns += 1;
    if (!isRead) setImmediate(tick);
  };
  setImmediate(tick);
  expect(await read(text, text.length)).toHaveLength(2_000);
  isRead = true;
  expect(turns).toBeGreaterThan(100);
});
