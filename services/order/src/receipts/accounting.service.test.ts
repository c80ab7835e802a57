import type { BookedFee } from '@shop/contracts';
import { formatEuro } from '@shop/money';
import { anAdmin, aUser, waitFor } from '@shop/testing';
import { PDFPage } from 'pdf-lib';
import { beforeAll, expect, test, vi } from 'vitest';
import { accountingCsv } from './accounting-csv.ts';
import { accountingPdf } from './pdf/accounting-pdf.ts';
import { accountingRows, accountingSum, type AccountingReceipt } from './accounting.ts';
import { setUpOrderHarness } from '../../test/order-harness.ts';
import { piece, refundScene } from '../../test/refund-scene.ts';

const harness = setUpOrderHarness();
const scene = refundScene(harness);
const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Helsinki' }).format();
// It stays noon, so that no midnight comes between a number and the question about its day.
beforeAll(() => {
  harness.deps.now = () => new Date(`${today}T10:00:00Z`);
});
const ask = (query: string, who = anAdmin()) =>
  harness.api.as(who)('GET', `/api/admin/rest/orders/books${query}`);

test('accounting shows sales, refunds and VAT, and agrees with the order list', async () => {
  const { order, jumper } = await scene.paid();
  const second = await scene.paid();
  await scene.refund(order._id, { kind: 'lines', lines: [piece(jumper, 1)] });
  await harness.reportRefund(order._id, `${order._id}_r1`, {});
  const papers = () => harness.deps.receipts.ofOrder(order._id);
  await waitFor('the papers', async () => (await papers()).length === 2);
  await waitFor(
    'the other receipt',
    async () => (await harness.deps.receipts.ofOrder(second.order._id)).length > 0,
  );
  harness.payments.fees = [
    kept(today, {
      cents: 340,
      unknown: 1,
      disputes: { cents: 5_000, feeCents: 2_000, known: 1, unknown: 1 },
    }),
    kept(today, { cents: 0, known: 0 }),
  ];
  const { body } = await ask(`?from=${today}&to=${today}`);
  const sold = (order.totalCents + second.order.totalCents) / 100;
  expect(body.data).toMatchObject({
    sales: sold,
    refunds: 100,
    fees: { sum: 3.4, known: 1, unknown: 1 },
    disputes: { sum: 50, fees: 20, known: 1, unknown: 1 },
    rows: [{ period: today, paymentMethod: 'card', receipts: 2, creditNotes: 1, sales: sold, refunds: 100 }],
    vat: [{ percent: 25.5, gross: sold - 100 }],
  });
  const figures = await harness.api.as(anAdmin())('GET', '/api/admin/rest/orders/figures');
  expect(figures.body.data.totalAmount).toBe(body.data.sales - body.data.refunds);
  const csv = await ask(`.csv?from=${today}&to=${today}&by=month`);
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const pdf = await ask(`.pdf?from=${today}&to=${today}`);
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const [head, row] = (csv.body as string).split('\r\n');
  expect(head).toBe(
    'Jakso;Maksutapa;Kuitteja;Hyvityslaskuja;Myynti;Palautukset;Veroton 25,5\u00a0%;ALV 25,5\u00a0%;Alennukset;Maksupalvelujen kulut;Tapahtumia, joiden kulut eivät ole vielä tiedossa;Riitautusten veloitukset;Riitautusten kulut;Riitautuksia, joiden veloitukset eivät ole vielä tiedossa',
  );
  expect(row).toContain(`${today.slice(0, 7)};Kortti;2;1;${sold.toFixed(2).replace('.', ',')};100,00;`);
  expect(row?.endsWith(';3,40;1;50,00;20,00;1')).toBe(true);
});

test('invalid days are reported at their field, and only the back office reads accounting', async () => {
  expect(await ask('?from=21.11.2026&to=2026-11-21')).toMatchObject({
    status: 400,
    body: { errors: { from: 'Anna päivä, esimerkiksi 2026-11-21.' } },
  });
  expect(await ask('?from=2026-11-22&to=2026-11-21')).toMatchObject({
    status: 400,
    body: { errors: { to: 'Viimeinen päivä on ennen ensimmäistä.' } },
  });
  expect((await ask(`?from=${today}&to=${today}`, aUser())).status).toBe(403);
});

const kept = (day: string, fields: Partial<BookedFee> = {}): BookedFee => ({
  day,
  paymentMethod: 'card',
  cents: 40,
  known: 1,
  unknown: 0,
  disputes: { cents: 0, feeCents: 0, known: 0, unknown: 0 },
  ...fields,
});
const booked = (at: string, fields: Partial<AccountingReceipt> = {}): AccountingReceipt => ({
  _id: at,
  kind: 'receipt',
  at: new Date(at),
  paymentMethod: 'card',
  totalCents: 1_255,
  lines: [],
  vat: [{ permille: 255, grossCents: 1_255, netCents: 1_000, vatCents: 255 }],
  ...fields,
});

test('a day ends at midnight in Finland, methods stand apart, and what went back is taken off its rate', () => {
  const receipts = [
    booked('2026-10-31T21:59:59Z'),
    booked('2026-10-31T22:00:00Z'),
    booked('2026-11-01T10:00:00Z', { paymentMethod: 'paypal' }),
    booked('2026-11-01T11:00:00Z', { kind: 'credit' }),
  ];
  const books = { receipts, fees: [] };
  expect(accountingRows(books, 'day').map(({ period, paymentMethod }) => [period, paymentMethod])).toEqual([
    ['2026-10-31', 'card'],
    ['2026-11-01', 'card'],
    ['2026-11-01', 'paypal'],
  ]);
  expect(accountingRows(books, 'month').map(({ period }) => period)).toEqual([
    '2026-10',
    '2026-11',
    '2026-11',
  ]);
  expect(accountingSum(books)).toEqual({
    receipts: 3,
    creditNotes: 1,
    salesCents: 3_765,
    refundCents: 1_255,
    discountCents: 0,
    fees: { cents: 0, known: 0, unknown: 0 },
    disputes: { cents: 0, feeCents: 0, known: 0, unknown: 0 },
    vat: [{ permille: 255, grossCents: 2_510, netCents: 2_000, vatCents: 510 }],
  });
});

test('provider fees stand beside their day’s sales, and an unknown fee is not zero', () => {
  const books = {
    receipts: [booked('2026-11-01T10:00:00Z')],
    fees: [
      kept('2026-11-01', { known: 0, cents: 0, unknown: 1 }),
      kept('2026-11-02'),
      kept('2026-11-03', { unknown: 2 }),
      kept('2026-11-03', { paymentMethod: 'paypal', cents: -15 }),
    ],
  };
  const rows = accountingRows(books, 'day');
  expect(rows.map(({ period, paymentMethod, salesCents }) => [period, paymentMethod, salesCents])).toEqual([
    ['2026-11-01', 'card', 1_255],
    ['2026-11-02', 'card', 0],
    ['2026-11-03', 'card', 0],
    ['2026-11-03', 'paypal', 0],
  ]);
  expect(accountingRows(books, 'month').map(({ fees }) => fees)).toEqual([
    { cents: 80, known: 2, unknown: 3 },
    { cents: -15, known: 1, unknown: 0 },
  ]);
  expect(accountingSum(books).fees).toEqual({ cents: 65, known: 3, unknown: 3 });
  const ends = accountingCsv(rows)
    .split('\r\n')
    .slice(1, 5)
    .map((line) => line.split(';').slice(-5, -3));
  expect(ends).toEqual([
    ['', '1'],
    ['0,40', '0'],
    ['0,40', '2'],
    ['-0,15', '0'],
  ]);
});

test('a dispute stands on its day with its fee apart, and unknown fees are counted', async () => {
  const disputed = (cents: number, feeCents: number, knownCount: number, unknown: number) => ({
    disputes: { cents, feeCents, known: knownCount, unknown },
  });
  const fees = [
    kept('2026-11-01', disputed(5_000, 2_000, 1, 0)),
    kept('2026-11-02', disputed(-5_000, -2_000, 1, 0)),
    kept('2026-11-03', disputed(0, 0, 0, 1)),
  ];
  const rows = accountingRows({ receipts: [], fees }, 'day');
  expect(accountingSum({ receipts: [], fees }).disputes).toEqual({
    cents: 0,
    feeCents: 0,
    known: 2,
    unknown: 1,
  });
  const ends = accountingCsv([...rows, ...accountingRows({ receipts: [], fees }, 'month')])
    .split('\r\n')
    .slice(1, 5)
    .map((line) => line.split(';').slice(-3));
  expect(ends).toEqual([
    ['50,00', '20,00', '0'],
    ['-50,00', '-20,00', '0'],
    ['', '', '1'],
    ['0,00', '0,00', '1'],
  ]);
  const query = { from: '2026-11-01', to: '2026-11-30', by: 'day' as const };
  const asked = { query, seller: 'Luonnonlanka Oy', now: new Date(0) };
  // The file stores texts as positions in the font.
  const drawing = vi.spyOn(PDFPage.prototype, 'drawText');
  await accountingPdf({ receipts: [], fees }, asked);
  const texts = drawing.mock.calls.map(([text]) => text);
  drawing.mockClear();
  await accountingPdf({ receipts: [], fees: fees.map(({ day }) => kept(day)) }, asked);
  const undisputed = drawing.mock.calls.map(([text]) => text);
  drawing.mockRestore();
  expect(texts.filter((text) => !undisputed.includes(text))).toEqual([
    'Riitautusten veloitukset',
    `${formatEuro(0)} *`,
    'Riitautusten kulut',
    `${formatEuro(0)} *`,
    `Riitautukset: veloitettu ${formatEuro(5_000)}, kulut ${formatEuro(2_000)}`,
    `Riitautukset: veloitettu ${formatEuro(-5_000)}, kulut ${formatEuro(-2_000)}`,
    'Riitautukset: veloitettu ei vielä tiedossa, kulut ei vielä tiedossa',
    '* Osa summasta ei ole vielä tiedossa.',
  ]);
});
