import { anAdmin, aUser, waitFor } from '@shop/testing';
import { expect, test } from 'vitest';
import { rowsOfBooks, sumOfBooks, type BookedReceipt } from '../src/domain/books.ts';
import { setUpOrderHarness } from './order-harness.ts';
import { piece, refundScene } from './refund-scene.ts';

const harness = setUpOrderHarness();
const scene = refundScene(harness);
const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Helsinki' }).format();
const ask = (query: string, who = anAdmin()) =>
  harness.api.as(who)('GET', `/api/admin/rest/orders/books${query}`);

test('the books tell sales, refunds and VAT, and their sums are those of the order list', async () => {
  const { order, jumper } = await scene.paid();
  const other = await scene.paid();
  await scene.refund(order._id, { kind: 'lines', lines: [piece(jumper, 1)] });
  await harness.reportRefund(order._id, `${order._id}_r1`, {});
  const papers = () => harness.deps.receipts.ofOrder(order._id);
  await waitFor('the papers', async () => (await papers()).length === 2);
  await waitFor(
    'the other receipt',
    async () => (await harness.deps.receipts.ofOrder(other.order._id)).length > 0,
  );
  const { body } = await ask(`?from=${today}&to=${today}`);
  const sold = (order.totalCents + other.order.totalCents) / 100;
  expect(body.data).toMatchObject({
    sales: sold,
    refunds: 100,
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
    'Jakso;Maksutapa;Kuitteja;Hyvityslaskuja;Myynti;Palautukset;Veroton 25,5\u00a0%;ALV 25,5\u00a0%;Alennukset',
  );
  expect(row).toContain(`${today.slice(0, 7)};Kortti;2;1;${sold.toFixed(2).replace('.', ',')};100,00;`);
});

test('days that are none are named at their field, and only the back office reads the books', async () => {
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

const booked = (at: string, fields: Partial<BookedReceipt> = {}): BookedReceipt => ({
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
  expect(rowsOfBooks(receipts, 'day').map(({ period, paymentMethod }) => [period, paymentMethod])).toEqual([
    ['2026-10-31', 'card'],
    ['2026-11-01', 'card'],
    ['2026-11-01', 'paypal'],
  ]);
  expect(rowsOfBooks(receipts, 'month').map(({ period }) => period)).toEqual([
    '2026-10',
    '2026-11',
    '2026-11',
  ]);
  expect(sumOfBooks(receipts)).toEqual({
    receipts: 3,
    creditNotes: 1,
    salesCents: 3_765,
    refundCents: 1_255,
    discountCents: 0,
    vat: [{ permille: 255, grossCents: 2_510, netCents: 2_000, vatCents: 510 }],
  });
});
