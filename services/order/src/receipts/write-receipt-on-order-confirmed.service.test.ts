import { orderConfirmed } from '@shop/events';
import { newId, trusted } from '@shop/service-kit';
import { anAdmin, aProduct, aUser, sendEvent, someYarn, waitFor } from '@shop/testing';
import { expect, test, vi } from 'vitest';
import type { StoredReceipt } from './receipt.ts';
import { openOrderService } from '../open-order-service.ts';
import { openReceiptStore, type ReceiptStore } from './receipt-store.ts';
import { confirmOrder } from '../use-cases/confirm-order.ts';
import { writeReceipt } from './write-receipt.ts';
import { setUpOrderHarness, type Shopper } from '../../test/order-harness.ts';

const harness = setUpOrderHarness();
const year = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Helsinki', year: 'numeric' }).format();

async function paid(shopper: Shopper): Promise<string> {
  const { _id } = await harness.placed(shopper);
  await harness.report(harness.payments.turn(`${_id}_1`, 'paid'));
  return _id;
}
const receiptsOf = (orderID: string) => harness.deps.receipts.ofOrder(orderID);
const numbered = (orderID: string) =>
  waitFor('the receipt', async () => (await receiptsOf(orderID)).length > 0);
const numbers = async () => {
  const all = await harness.database.connection.collection('receipts').find({}).sort({ _id: 1 }).toArray();
  return all.map(({ _id }) => String(_id)).filter((number) => number.includes('-K-'));
};
const isWithoutGaps = (list: string[]) =>
  list.every((number, index) => number === `${year}-K-${String(index + 1).padStart(6, '0')}`);

test('a paid order gets a receipt, which only its buyer and the back office read as a file', async () => {
  const book = harness.stock.put(someYarn({ title: 'Äitien öljyvärikirja', vatClass: 'reduced' }));
  const shopper = harness.shopper([harness.stock.put(aProduct()), book], 2);
  const orderID = await paid(shopper);
  await numbered(orderID);
  const [receipt] = await receiptsOf(orderID);
  expect(receipt).toMatchObject({
    subject: `order/${orderID}`,
    kind: 'receipt',
    orderNumber: (await harness.stored(orderID)).number,
    totalCents: 22_500,
    lines: [
      { title: 'Villapaita Suvi', quantity: 2, unitCents: 10_000, cents: 20_000, permille: 255 },
      { title: 'Äitien öljyvärikirja', quantity: 2, cents: 2_500, permille: 135 },
    ],
    extras: [],
    vat: [
      { permille: 255, grossCents: 20_000, vatCents: 4_064 },
      { permille: 135, grossCents: 2_500, vatCents: 297 },
    ],
    seller: { name: 'Luonnonlanka Oy', businessId: '1234567-8' },
    credits: '',
  });
  const path = `/api/shop/purchase/receipts/${receipt?._id}`;
  const { body } = await harness.api.as(shopper.user)('GET', `/api/shop/purchase/order-details/${orderID}`);
  expect(body.data.receipts).toMatchObject([{ number: receipt?._id, kind: 'receipt', amount: 225 }]);
  const seen = await harness.api.as(anAdmin())('GET', `/api/admin/rest/orders/${orderID}/receipts`);
  expect(seen.body.data).toEqual(body.data.receipts);
  for (const reader of [shopper.user, anAdmin()]) {
    const file = await harness.api.as(reader)('GET', path);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  }
  expect(await harness.api.as(aUser())('GET', path)).toMatchObject({
    status: 404,
    body: { code: 'receipt-not-found' },
  });
});

test('an event that is delivered twice writes one receipt', async () => {
  const orderID = await paid(harness.shopper([harness.stock.put(aProduct())]));
  await numbered(orderID);
  const once = await receiptsOf(orderID);
  await Promise.all([1, 2, 3].map(() => writeReceipt(harness.deps, orderID)));
  expect(await receiptsOf(orderID)).toEqual(once);
});

test('a confirmation of an order that does not exist is kept as a dead letter', async () => {
  const orderID = newId();
  const payload = { orderID, userID: newId(), cartVersion: 1, lines: [] };
  await sendEvent(orderConfirmed, payload, harness.deps.config);
  await waitFor('the dead letter', async () =>
    (await harness.deadLetters.list()).some(
      ({ consumer, payload }) =>
        consumer === 'write-receipt-on-order-confirmed' &&
        (payload as { orderID: string }).orderID === orderID,
    ),
  );
});

test('an order whose receipt takes long keeps no other one waiting', async () => {
  const slow = await harness.placed(harness.shopper([harness.stock.put(aProduct())]));
  const { receipts } = harness.deps;
  const { findFor } = receipts;
  const held = Promise.withResolvers<void>();
  const isAsked = vi.spyOn(receipts, 'findFor').mockImplementation(async (what) => {
    if (what === `order/${slow._id}`) await held.promise;
    return findFor(what);
  });
  await harness.report(harness.payments.turn(`${slow._id}_1`, 'paid'));
  await waitFor('the slow one', () => isAsked.mock.calls.some(([what]) => what === `order/${slow._id}`));
  await numbered(await paid(harness.shopper([harness.stock.put(aProduct())])));
  expect(await receiptsOf(slow._id)).toEqual([]);
  held.resolve();
  await numbered(slow._id);
  vi.restoreAllMocks();
  expect(isWithoutGaps(await numbers())).toBe(true);
});

test('a process with an outdated counter, or a refused number, continues after the last receipt', async () => {
  const { connection } = harness.database;
  const [firstStore, otherStore] = [await openReceiptStore(connection), await openReceiptStore(connection)];
  const orderID = await paid(harness.shopper([harness.stock.put(aProduct())]));
  await numbered(orderID);
  const [written] = await receiptsOf(orderID);
  const { _id: _number, at: _at, ...receipt } = written as StoredReceipt;
  const invented: string[] = [];
  const write = async (store: ReceiptStore) => {
    const { _id } = await store.number({ ...receipt, subject: `order/${newId()}` }, new Date());
    invented.push(_id);
  };
  const asked = vi.spyOn(connection.collection('receipts'), 'findOne');
  await Promise.all([firstStore, firstStore, firstStore].map(write));
  // An event that comes again looks for its own receipt meanwhile, which is no search for the last number.
  expect(asked.mock.calls.filter(([what]) => '_id' in what)).toHaveLength(1);
  await Promise.all([firstStore, otherStore, firstStore, otherStore, otherStore, firstStore].map(write));
  vi.spyOn(connection.collection('receipts'), 'insertOne').mockRejectedValueOnce(new Error('no space left'));
  await expect(write(firstStore)).rejects.toThrow('no space left');
  vi.restoreAllMocks();
  await Promise.all([firstStore, otherStore, firstStore].map(write));
  const after = await numbers();
  // They were never sold: the books at the end of the file are those of the shop.
  await connection.collection<{ _id: string }>('receipts').deleteMany({ _id: { $in: invented } });
  expect(new Set(invented).size).toBe(12);
  expect(isWithoutGaps(after)).toBe(true);
});

test('fifty receipts at the same moment have fifty numbers, one after the other [law-25]', async () => {
  const order = await harness.placed(harness.shopper([harness.stock.put(aProduct())]));
  const ids = Array.from({ length: 50 }, newId);
  await harness.deps.model.collection.insertMany(
    ids.map((_id, counter) => ({
      ...order,
      _id,
      counter: counter + 1,
      number: `${order.number}-${counter}`,
      paidBy: `${_id}_1`,
      paymentStatus: 'paid',
      saga: 'committed',
      dueAt: null,
      attempts: {},
    })) as never,
  );
  const before = (await numbers()).length;
  const [alone, raced] = [ids.slice(0, 25), ids.slice(25)];
  // Twice each, once by the event and once by email's call; a process does not race itself.
  const { connection } = harness.database;
  const inserts = vi.spyOn(connection.collection('receipts'), 'insertOne');
  await Promise.all([...alone, ...alone].map((id) => writeReceipt(harness.deps, id)));
  expect(inserts).toHaveBeenCalledTimes(alone.length);
  vi.restoreAllMocks();
  const another = { ...harness.deps, receipts: await openReceiptStore(connection) };
  await Promise.all(raced.flatMap((id) => [writeReceipt(harness.deps, id), writeReceipt(another, id)]));
  const after = await numbers();
  // They were never sold: the books at the end of the file are those of the shop.
  await harness.deps.model.deleteMany({ _id: trusted({ $in: ids }) });
  expect(after).toHaveLength(before + 50);
  expect(isWithoutGaps(after)).toBe(true);
});

// The last test: the consumers are closed from here on.
test('a consumer killed between the insert and the acknowledgement leaves one receipt, and the next process goes on', async () => {
  const order = await harness.placed(harness.shopper([harness.stock.put(aProduct())]));
  const { config, logger, events, model } = harness.deps;
  await events.stopListening();
  await events.relay.stop();
  harness.payments.turn(`${order._id}_1`, 'paid');
  const money = { paymentId: `${order._id}_1`, provider: 'stripe', amountCents: 10_000 } as const;
  await confirmOrder(harness.deps, order._id, {
    ...money,
    providerPaymentId: 'p',
    payerId: '',
    chargeId: '',
  });
  await writeReceipt(harness.deps, order._id);
  const written = await receiptsOf(order._id);
  const next = await openOrderService(config, logger);
  next.deps.events.start();
  type Outbox = { outbox?: { waiting: string[] }[] } | null;
  await waitFor('the acknowledgement', async () => {
    const read = await model.findById(order._id).lean<Outbox>();
    return !(read?.outbox ?? []).some(({ waiting }) => waiting.includes('write-receipt-on-order-confirmed'));
  });
  for (const close of next.closers) await close();
  expect(await receiptsOf(order._id)).toEqual(written);
  expect(isWithoutGaps(await numbers())).toBe(true);
});
