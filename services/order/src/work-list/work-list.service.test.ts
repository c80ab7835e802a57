import type { WorkList, WorkPiece } from '@shop/contracts';
import { newId } from '@shop/service-kit';
import { anAdmin, aProduct, aUser } from '@shop/testing';
import { beforeEach, expect, test } from 'vitest';
import { setUpOrderHarness } from '../../test/order-harness.ts';
import { listWork } from './change-work.ts';

const harness = setUpOrderHarness();
const admin = anAdmin({ userName: 'Liisa Lanka' });
const PATH = '/api/admin/rest/orders';
const toOrder = { daysOfWork: 5, waiting: 0, queuedDays: 0, daysPerWeek: 5, closedWeeks: [] };

const asAdmin = (method: string, path: string, body?: object) =>
  harness.api.as(admin)(method, `${PATH}${path}`, body);
const aSweater = () => harness.stock.put(aProduct({ sizes: ['M'], stock: 20, toOrder: { ...toOrder } }));

beforeEach(async () => {
  const open = [...(await list()).pieces.map(({ orderID }) => orderID), ...(await packing('ready'))];
  for (const orderID of open) await change(orderID, 'delivered');
});

async function paid(week: string, products = [aSweater()], quantity = 1) {
  const order = await harness.placed(harness.shopper(products, quantity));
  await harness.report(harness.payments.turn(`${order._id}_1`, 'paid'));
  await harness.deps.model.collection.updateOne(
    { _id: order._id as never },
    { $set: { 'lines.$[made].promise.week': week } },
    { arrayFilters: [{ 'made.promise.week': { $exists: true } }] },
  );
  return order._id;
}
const list = async (limit = 200) => (await asAdmin('GET', `/work?limit=${limit}`)).body.data as WorkList;
const weeks = async () => (await list()).pieces.map(({ orderID, week }) => [orderID, week]);
const pieceOf = async (orderID: string, line = 0): Promise<WorkPiece> => {
  const found = (await list()).pieces.find((piece) => piece.orderID === orderID && piece.line === line);
  if (!found) throw new Error(`no piece of ${orderID}`);
  return found;
};
async function turn(orderID: string, state: string, line = 0) {
  const { version } = await pieceOf(orderID, line);
  return asAdmin('POST', `/${orderID}/work/${line}`, { version, state });
}
async function move(orderID: string, week: string, after: string | null) {
  const { version } = await pieceOf(orderID);
  return asAdmin('POST', `/${orderID}/work/0/place`, { version, week, after });
}
const packing = async (state: string) => {
  const filter = encodeURIComponent(JSON.stringify({ packing: state }));
  return ((await asAdmin('GET', `?filter=${filter}`)).body as unknown as { id: string }[]).map(
    ({ id }) => id,
  );
};
const change = (orderID: string, orderStatus: string) =>
  harness.api.as(admin)('PUT', `/api/admin/purchase-list/change/${orderID}`, { orderStatus });

test('paid pieces are listed by their promised week, without what is in stock or unpaid', async () => {
  await harness.placed(harness.shopper([aSweater()]));
  await paid('2027-W01', [harness.stock.put(aProduct())]);
  const later = await paid('2027-W05');
  const sooner = await paid('2027-W03', [aSweater(), harness.stock.put(aProduct())], 2);
  const { pieces, ...counts } = await list();
  expect(counts).toEqual({ total: 2, unfinished: 2, late: 0 });
  expect(pieces.map(({ orderID, week }) => [orderID, week])).toEqual([
    [sooner, '2027-W03'],
    [later, '2027-W05'],
  ]);
  const { number, lines } = await harness.stored(sooner);
  expect(pieces[0]).toMatchObject({
    orderNumber: number,
    title: lines[0]?.title,
    quantity: 2,
    size: 'M',
    buyer: expect.stringMatching(/./),
    state: 'queued',
    promised: '2027-W03',
    isLate: false,
    version: 0,
  });
  expect((await list(1)).pieces).toHaveLength(1);
});

test('an order is packed once its last piece is ready, and not if that is taken back', async () => {
  const order = await paid('2027-W03', [aSweater(), aSweater()]);
  const plain = await paid('2027-W03', [harness.stock.put(aProduct())]);
  expect(await packing('ready')).toEqual([plain]);
  expect(await packing('withheld')).toEqual([]);
  await turn(order, 'working');
  expect((await turn(order, 'ready')).body.data).toEqual({ isToPack: false });
  expect(await packing('ready')).toEqual([plain]);
  expect((await turn(order, 'ready', 1)).body.data).toEqual({ isToPack: true });
  expect((await packing('ready')).toSorted()).toEqual([order, plain].toSorted());
  expect(await list()).toMatchObject({ total: 2, unfinished: 0 });
  await turn(order, 'working', 1);
  expect(await packing('ready')).toEqual([plain]);
  expect((await pieceOf(order, 1)).state).toBe('working');
});

test('each state is in the history and the audit log; the status stays', async () => {
  const order = await paid('2027-W03');
  await turn(order, 'working');
  const { history, orderStatus, lines } = await harness.stored(order);
  expect(orderStatus).toBe('confirmed');
  const entry = { by: 'Liisa Lanka', what: 'work: working', text: lines[0]?.title };
  expect(history.at(-1)).toMatchObject(entry);
  const found = await harness.deps.model.findById(order).lean<{ outbox: { payload: object }[] }>();
  expect(found?.outbox.map(({ payload }) => payload)).toContainEqual(
    expect.objectContaining({
      kind: 'order-work-changed',
      by: admin.id,
      about: order,
      changes: [{ field: 'work', before: 'queued', after: 'working' }],
    }),
  );
});

test('once work has begun the buyer cannot cancel it', async () => {
  const shopper = harness.shopper([aSweater()]);
  const order = await harness.placed(shopper);
  await harness.report(harness.payments.turn(`${order._id}_1`, 'paid'));
  const canCancel = async () =>
    (await harness.api.as(shopper.user)('GET', `/api/shop/purchase/order-details/${order._id}`)).body.data
      .canCancel;
  await expect.poll(canCancel).toBe(true);
  await turn(order._id, 'working');
  expect(await canCancel()).toBeUndefined();
});

test('pieces are moved within a week and into another, and keep their promise', async () => {
  const [a, b, c] = [await paid('2027-W03'), await paid('2027-W03'), await paid('2027-W05')];
  const id = (orderID: string) => `${orderID}-0`;
  expect((await move(a, '2027-W03', id(b))).status).toBe(200);
  expect(await weeks()).toEqual([
    [b, '2027-W03'],
    [a, '2027-W03'],
    [c, '2027-W05'],
  ]);
  await move(c, '2027-W03', null);
  await move(a, '2027-W03', id(c));
  expect((await weeks()).map(([orderID]) => orderID)).toEqual([c, a, b]);
  expect(await pieceOf(c)).toMatchObject({ week: '2027-W03', promised: '2027-W05' });
  const next = await paid('2027-W03');
  expect((await weeks()).map(([orderID]) => orderID)).toEqual([c, a, b, next]);
  expect((await move(c, '2027-W05', null)).status).toBe(200);
  expect((await weeks()).at(-1)).toEqual([c, '2027-W05']);
});

test('a piece that another admin has changed, or a place that is gone, is refused', async () => {
  const [a, b] = [await paid('2027-W03'), await paid('2027-W03')];
  const { version } = await pieceOf(a);
  await turn(a, 'working');
  const refused = { status: 409, body: { code: 'work-changed' } };
  expect(await asAdmin('POST', `/${a}/work/0`, { version, state: 'ready' })).toMatchObject(refused);
  const place = { version, week: '2027-W03', after: `${b}-0` };
  expect(await asAdmin('POST', `/${a}/work/0/place`, place)).toMatchObject(refused);
  expect(await move(a, '2027-W30', null)).toMatchObject(refused);
  await change(b, 'rejected');
  expect(await move(a, '2027-W03', `${b}-0`)).toMatchObject(refused);
  expect(await asAdmin('POST', `/${b}/work/0`, { version: 0, state: 'ready' })).toMatchObject(refused);
  expect((await pieceOf(a)).state).toBe('working');
});

test('a piece shows the measures and wishes of its buyer', async () => {
  const order = await paid('2027-W03');
  const custom = { measures: [{ name: 'Hihan pituus', cm: 60.5 }], wishes: 'Napit puusta' };
  await harness.deps.model.collection.updateOne(
    { _id: order as never },
    { $set: { 'lines.0.custom': custom } },
  );
  expect(await pieceOf(order)).toMatchObject({ custom });
});

test('two admins who move at once lose neither move', async () => {
  const orders = [await paid('2027-W03'), await paid('2027-W03'), await paid('2027-W03')];
  const [a = '', b = '', c = ''] = orders;
  const answers = await Promise.all([move(b, '2027-W03', null), move(c, '2027-W03', null)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await weeks()).at(-1)).toEqual([a, '2027-W03']);
  const both = await pieceOf(b);
  const same = await Promise.all(
    ['working', 'ready'].map((state) => asAdmin('POST', `/${b}/work/0`, { version: both.version, state })),
  );
  expect(same.filter(({ status }) => status === 409)).toHaveLength(1);
  expect(same.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('orders that are rejected, sent or refunded leave by themselves', async () => {
  const [rejected, sent, back] = [await paid('2027-W03'), await paid('2027-W03'), await paid('2027-W03')];
  await change(rejected, 'rejected');
  await change(sent, 'inShipping');
  const { version, lines } = await harness.stored(back);
  const refunded = lines.map(({ productID, size, variant }) => ({ productID, size, variant, quantity: 1 }));
  const refund = { version, kind: 'lines', lines: refunded };
  expect((await asAdmin('POST', `/${back}/refunds`, refund)).status).toBe(201);
  expect(await list()).toMatchObject({ pieces: [], total: 0 });
  await change(sent, 'inProcess');
  expect((await list()).pieces).toMatchObject([{ orderID: sent, state: 'queued' }]);
});

test('a piece is late once its promised week is over, until it is ready', async () => {
  const late = await paid('2026-W02');
  expect(await list()).toMatchObject({ late: 1, pieces: [{ isLate: true }] });
  await turn(late, 'ready');
  expect(await list()).toMatchObject({ late: 0, pieces: [{ isLate: false }] });
  const soon = await paid('2027-W03');
  const at = (day: string) => listWork({ ...harness.deps, now: () => new Date(`${day}T12:00:00Z`) }, 9);
  expect((await at('2027-01-24')).late).toBe(0);
  expect((await at('2027-01-25')).pieces[0]).toMatchObject({ orderID: soon, isLate: true });
});

test('only who looks after orders changes the work, and odd input is refused', async () => {
  const order = await paid('2027-W03');
  const buyer = harness.api.as(aUser());
  expect((await buyer('GET', `${PATH}/work`)).status).toBe(403);
  expect((await buyer('POST', `${PATH}/${order}/work/0`, { version: 0, state: 'ready' })).status).toBe(403);
  const good = { version: 0, week: '2027-W03', after: null };
  for (const [path, body, status] of [
    [`/${order}/work/0`, { version: 0, state: 'lost' }, 400],
    [`/${order}/work/0`, { version: -1, state: 'ready' }, 400],
    [`/${order}/work/1`, { version: 0, state: 'ready' }, 409],
    [`/${order}/work/x`, { version: 0, state: 'ready' }, 400],
    [`/${order}/work/0/place`, { ...good, week: 'soon' }, 400],
    [`/${order}/work/0/place`, { ...good, after: { $ne: null } }, 400],
    [`/${newId()}/work/0`, { version: 0, state: 'ready' }, 404],
  ] as const)
    expect([path, (await asAdmin('POST', path, body)).status]).toEqual([path, status]);
  expect((await asAdmin('GET', '/work?limit=100000')).status).toBe(400);
});
