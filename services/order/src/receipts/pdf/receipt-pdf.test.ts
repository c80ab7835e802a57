import { PDFDocument, PDFPage, type PDFFont } from 'pdf-lib';
import { afterEach, expect, test, vi } from 'vitest';
import type { StoredReceipt } from '../receipt.ts';
import { accountingPdf } from './accounting-pdf.ts';
import { receiptPdf } from './receipt-pdf.ts';

type ReceiptLine = StoredReceipt['lines'][number];

const seller = {
  name: 'Luonnonlanka Oy',
  businessId: '1234567-8',
  address: 'Verstaantie 3, 44280 Sumiainen',
  email: 'posti@luonnonlanka.example',
  phone: '+358 40 555 0140',
};
const aLine = (fields: Partial<ReceiptLine> = {}): ReceiptLine => ({
  title: 'Villapaita Suvi',
  size: 'M',
  quantity: 2,
  unitCents: 10_000,
  cents: 20_000,
  permille: 255,
  ...fields,
});
const aReceipt = (fields: Partial<StoredReceipt> = {}): StoredReceipt => ({
  _id: '2026-K-000123',
  subject: 'order/aaaaaaaaaaaaaaaaaaaaaaaa',
  kind: 'receipt',
  orderID: 'aaaaaaaaaaaaaaaaaaaaaaaa',
  orderNumber: 'LL-2611-0042',
  userID: 'bbbbbbbbbbbbbbbbbbbbbbbb',
  at: new Date('2026-11-21T10:00:00Z'),
  orderedAt: new Date('2026-11-20T10:00:00Z'),
  paymentMethod: 'card',
  seller,
  lines: [aLine()],
  extras: [],
  totalCents: 20_000,
  vat: [{ permille: 255, grossCents: 20_000, netCents: 15_936, vatCents: 4_064 }],
  credits: '',
  ...fields,
});
const buyer = { name: 'Aino Virkkunen', address: 'Kelokuja 2, 00100 Helsinki' };

afterEach(() => void vi.restoreAllMocks());

type Drawn = {
  text: string;
  page: PDFPage;
  left: number;
  right: number;
  y: number;
  size: number;
  font: PDFFont;
};

const draw = (fields: Partial<StoredReceipt>, shown: object = {}): Promise<Drawn[]> =>
  drawnBy(() => receiptPdf({ receipt: aReceipt(fields), brand: 'Luonnonlanka', buyer, ...shown }));

/** Every text that is written on a page, and its place. */
async function drawnBy(write: () => Promise<Uint8Array>): Promise<Drawn[]> {
  const drawing = vi.spyOn(PDFPage.prototype, 'drawText');
  await PDFDocument.load(await write());
  const pages = drawing.mock.contexts as PDFPage[];
  return drawing.mock.calls.map(([text, options], index) => {
    const { x = 0, y = 0, size = 0, font } = options ?? {};
    const page = pages[index];
    if (!font || !page) throw new Error('drawn without a font or a page');
    return { text, page, left: x, right: x + font.widthOfTextAtSize(text, size), y, size, font };
  });
}
const textsOf = (drawn: Drawn[]): string[] => drawn.map(({ text }) => text);
const spaceless = (drawn: Drawn[]): string => textsOf(drawn).join('').replaceAll(/\s/g, '');
/** What stands on a text's line, from the left. */
const rowOf = (drawn: Drawn[], wanted: string): string[] => {
  const y = drawn.find(({ text }) => text === wanted)?.y;
  return textsOf(drawn.filter((drawnText) => drawnText.y === y));
};

const longWord = 'Konsonantti'.repeat(11).slice(0, 112);
const longWords = 'Pitkäsanainen otsikko '.repeat(8);
test.each<[string, Partial<StoredReceipt>, object]>([
  ['a title of one word of 112 letters', { lines: [aLine({ title: longWord })] }, {}],
  ['a title with line breaks', { lines: [aLine({ title: 'Yksi\r\nkaksi\nkolme\u2028neljä' }), aLine()] }, {}],
  ['many long titles', { lines: Array.from({ length: 20 }, () => aLine({ title: longWords })) }, {}],
  [
    'a long colour',
    { lines: [aLine({ model: { number: 2, colour: 'tiilenpunainen'.repeat(9) } }), aLine()] },
    {},
  ],
  [
    'a long seller',
    {
      seller: {
        ...seller,
        name: 'W'.repeat(120),
        address: `Hyvinpitkänkadunnimi${'ä'.repeat(160)} 3`,
        email: `${'w'.repeat(240)}@example.fi`,
      },
    },
    {},
  ],
  ['a long buyer and brand', {}, { brand: 'W'.repeat(40), buyer: { name: longWord, address: longWords } }],
  ['a long discount code', { discountCode: 'W'.repeat(80) }, {}],
])('%s: nothing leaves the page or stands on something else', async (_, fields, shown) => {
  expectInPlace(await draw(fields, shown));
});

test('the accounting’s file: nothing leaves the page or stands on something else', async () => {
  const query = { from: '2026-11-01', to: '2026-11-30', by: 'day' as const };
  const vat = [{ permille: 255, grossCents: 1_255, netCents: 1_000, vatCents: 255 }];
  const receipts = Array.from({ length: 60 }, (_, index) => ({
    _id: `2026-K-${index}`,
    kind: 'receipt' as const,
    at: new Date(Date.UTC(2026, 10, 1 + (index % 30), 10)),
    paymentMethod: 'card' as const,
    totalCents: 999_999_999,
    lines: [],
    vat,
  }));
  const sold = { receipts, fees: [] };
  const drawn = await drawnBy(() =>
    accountingPdf(sold, { query, seller: 'Λ'.repeat(120), now: new Date(0) }),
  );
  expectInPlace(drawn);
  expect(new Set(drawn.map(({ page }) => page)).size).toBe(2);
});

function expectInPlace(drawn: Drawn[]): void {
  const outside = drawn.filter(({ left, right, y }) => left < 55.9 || right > 539.4 || y < 24 || y > 800);
  expect(textsOf(outside)).toEqual([]);
  expect(textsOf(drawn).filter((text) => /[\r\n\u2028]/.test(text))).toEqual([]);
  const overlaps = drawn.flatMap((drawnText, index) =>
    drawn
      .slice(index + 1)
      .filter(
        (otherText) =>
          drawnText.page === otherText.page &&
          drawnText.left < otherText.right - 0.5 &&
          otherText.left < drawnText.right - 0.5 &&
          Math.abs(drawnText.y - otherText.y) < Math.max(drawnText.size, otherText.size) * 0.9,
      )
      .map((otherText) => [drawnText.text, otherText.text]),
  );
  expect(overlaps).toEqual([]);
}

test('a long title and address are printed whole', async () => {
  const address = 'Kissankellonpolku 12 '.repeat(9).trim();
  const drawn = await draw({ lines: [aLine({ title: longWord })], seller: { ...seller, address } });
  expect(spaceless(drawn)).toContain(longWord);
  expect(spaceless(drawn)).toContain(address.replaceAll(' ', ''));
});

test.each([
  ['Greek', 'Πουλόβερ ἀρχή', 'Πουλόβερ ἀρχή'],
  ['Cyrillic', 'Свитер Їжак', 'Свитер Їжак'],
  ['Latin with rare signs', 'Sää Łódź ștergar Việt ḍ', 'Sää Łódź ștergar Việt ḍ'],
  ['decomposed letters', 'Ma\u0308kela\u0308', 'Mäkelä'],
  ['emoji', 'Villa 🧶👩‍🦰 paita ❤️', 'Villa paita'],
  ['Hebrew and Chinese', 'Pipo שלום 毛衣 sininen', 'Pipo sininen'],
])('%s prints, and signs without a font are left out', async (_, title, printed) => {
  const drawn = await draw({ lines: [aLine({ title, quantity: 1, cents: 10_000 })] });
  expect(spaceless(drawn)).toContain(printed.replaceAll(' ', ''));
  // Glyph 0 is the box that stands for a missing one.
  const boxes = drawn.filter(({ text, font }) =>
    font
      .encodeText(text)
      .asString()
      .match(/^(....)*?0000/),
  );
  expect(textsOf(boxes)).toEqual([]);
});

test.each<[string, Partial<ReceiptLine>, string[]]>([
  ['which times the quantity is the sum', {}, ['2 kpl', '100,00 €', '25,5 %', '200,00 €']],
  ['6 pieces of 0,28 €', { quantity: 6, unitCents: 5, cents: 28 }, ['6 kpl', '25,5 %', '0,28 €']],
  ['no pieces', { quantity: 0, unitCents: 500, cents: 500 }, ['25,5 %', '5,00 €']],
])('a unit price is printed only where it fits: %s', async (_, fields, cells) => {
  const drawn = await draw({ kind: 'credit', credits: '2026-K-000001', lines: [aLine(fields)] });
  const row = rowOf(drawn, 'Villapaita Suvi').map((cell) => cell.replaceAll('\u00a0', ' '));
  expect(row).toEqual(['Villapaita Suvi', ...cells]);
});

test('a discount is a row of its own, below the sum before it', async () => {
  const drawn = await draw({ lines: [aLine({ cents: 18_000, discountCents: 2_000 })] });
  const rows = ['Villapaita Suvi', 'Alennus'].map((text) =>
    rowOf(drawn, text).map((cell) => cell.replaceAll('\u00a0', ' ')),
  );
  expect(rows).toEqual([
    ['Villapaita Suvi', '2 kpl', '100,00 €', '25,5 %', '200,00 €'],
    ['Alennus', expect.stringMatching(/^[-−]20,00 €$/)],
  ]);
});

test('size, model, buyer, wordmark and a free delivery are printed', async () => {
  const lines = [aLine({ model: { number: 2, colour: 'tiilenpunainen' } }), aLine({ size: 'ONE' })];
  const drawn = await draw({ lines });
  const texts = textsOf(drawn);
  expect(texts).toEqual(
    expect.arrayContaining([
      'Luonnonlanka',
      'Koko M, malli 2, tiilenpunainen',
      'Yksi koko',
      'Aino Virkkunen',
      'Kelokuja 2, 00100 Helsinki',
    ]),
  );
  expect(rowOf(drawn, 'Toimitus').map((cell) => cell.replaceAll('\u00a0', ' '))).toEqual([
    'Toimitus',
    '0,00 €',
  ]);
});

test('a buyer who is gone is not printed, and no delivery where none was sold', async () => {
  const drawn = await draw({ subject: 'payment/cccccccccccccccccccccccc_2', lines: [] }, { buyer: null });
  expect(textsOf(drawn)).not.toContain('Ostaja');
  expect(textsOf(drawn)).not.toContain('Toimitus');
});
