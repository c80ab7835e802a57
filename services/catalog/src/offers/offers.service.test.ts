import type { OutboxEntry } from '@shop/events';
import { newId } from '@shop/service-kit';
import { anAdmin } from '@shop/testing';
import { expect, test } from 'vitest';
import { announceOffers } from './index.ts';
import { productFields, setUpCatalogHarness, setUpProducts } from '../../test/catalog-harness.ts';

const catalog = setUpCatalogHarness();
const products = setUpProducts(catalog);
const admin = () => catalog.api.as(anAdmin());
const announce = () => announceOffers(catalog.deps);

async function aProduct(fields: Record<string, unknown> = {}): Promise<string> {
  const sent = productFields(products.images, { price: 100, stock: 2, ...fields });
  const id = (await admin()('POST', '/api/admin/product/add', sent)).body.data._id as string;
  await announce();
  return id;
}
const edit = async (id: string, fields: object) => {
  expect((await admin()('PUT', `/api/admin/rest/products/${id}`, fields)).status).toBe(200);
};
async function news(id: string): Promise<[string, number][]> {
  const offers = products.model.db.collection<{ _id: string; outbox?: OutboxEntry[] }>('offers');
  const { outbox = [] } = (await offers.findOne({ _id: id })) ?? {};
  return outbox.map(({ payload }) => {
    const { change, cents } = payload as { change: string; cents: number };
    return [change, cents];
  });
}
const offerOf = async (id: string) =>
  (await catalog.api.asService('GET', `/internal/offers/${id}`)).body.data.product;

test('each lower price is one event, however often and in however many processes it is looked for', async () => {
  const id = await aProduct();
  expect(await news(id)).toEqual([]);
  await edit(id, { price: 90 });
  const other = { ...catalog.deps, announced: new Map<string, string>() };
  await Promise.all([announce(), announceOffers(other), announce()]);
  await announceOffers({ ...catalog.deps, announced: new Map() });
  expect(await news(id)).toEqual([['cheaper', 9_000]]);
  await edit(id, { price: 95 });
  await announce();
  await edit(id, { price: 80 });
  await announce();
  expect(await news(id)).toEqual([
    ['cheaper', 9_000],
    ['cheaper', 8_000],
  ]);
});

test('a sale that begins by itself is one event, also where the clocks of processes differ', async () => {
  const id = await aProduct();
  const start = new Date(Date.now() + 3_600_000);
  await edit(id, { salePrice: 70, saleStart: start.toISOString() });
  await announce();
  expect(await news(id)).toEqual([]);
  const at = (ms: number) => ({
    ...catalog.deps,
    announced: new Map<string, string>(),
    now: () => new Date(start.getTime() + ms),
  });
  await announceOffers(at(1));
  await announceOffers(at(-500));
  await announceOffers(at(2));
  expect(await news(id)).toEqual([['cheaper', 7_000]]);
});

test('new pieces after sold out are one event; more pieces, a draft and a deleted product are none', async () => {
  const id = await aProduct({ stock: 0 });
  await edit(id, { stock: 1, stockReason: 'batch' });
  await announce();
  await edit(id, { stock: 5, stockReason: 'batch' });
  await announce();
  expect(await news(id)).toEqual([['back', 10_000]]);
  await edit(id, { state: 'draft', price: 50 });
  await announce();
  expect(await offerOf(id)).toBeNull();
  await admin()('DELETE', `/api/admin/product/delete/${id}`);
  await announce();
  expect(await news(id)).toHaveLength(1);
});

test('pieces of an order that is not paid come back without an event', async () => {
  const id = await aProduct({ stock: 1 });
  const held = { orderID: newId(), productID: id, generation: 1 };
  const hold = { ...held, quantity: 1, sizes: { M: 1 }, buyer: null };
  expect((await catalog.api.asService('POST', '/internal/holds/reserve', hold)).status).toBe(200);
  await announce();
  await catalog.api.asService('POST', '/internal/holds/release', held);
  await announce();
  expect(await news(id)).toEqual([]);
});

const toOrder = { daysOfWork: 2, maxQueue: 1 };
const callPlace = (name: string, orderID: string, productID: string) => {
  const place = { orderID, productID, generation: 1, quantity: 1, sizes: { M: 1 } };
  const more = { refundId: `${orderID}_r1`, buyer: newId(), toOrder: true };
  return catalog.api.asService('POST', `/internal/holds/${name}`, { ...place, ...more });
};

test('a piece that came back and is held by an unpaid order is no offer yet', async () => {
  const id = await aProduct({ stock: 0 });
  await edit(id, { stock: 1, stockReason: 'batch' });
  await announce();
  expect(await news(id)).toEqual([['back', 10_000]]);
  const held = { orderID: newId(), productID: id, generation: 1 };
  const hold = { ...held, quantity: 1, sizes: { M: 1 }, buyer: newId() };
  await catalog.api.asService('POST', '/internal/holds/reserve', hold);
  const answer = async () => (await catalog.api.asService('GET', `/internal/offers/${id}`)).body.data;
  expect(await answer()).toEqual({ product: null, isHeld: true });
  await catalog.api.asService('POST', '/internal/holds/commit', hold);
  expect(await answer()).toEqual({ product: null, isHeld: false });
});

test('a free place after a full queue is one event; the place of an unpaid order is none', async () => {
  const id = await aProduct({ stock: 0, toOrder });
  const [unpaid, paid] = [newId(), newId()];
  expect((await callPlace('reserve', unpaid, id)).status).toBe(200);
  await announce();
  expect(await offerOf(id)).toBeNull();
  await callPlace('release', unpaid, id);
  await announce();
  expect(await news(id)).toEqual([]);
  await callPlace('reserve', paid, id);
  await callPlace('commit', paid, id);
  await announce();
  await callPlace('return', paid, id);
  await announce();
  await announceOffers({ ...catalog.deps, announced: new Map() });
  expect(await news(id)).toEqual([['back', 10_000]]);
  expect(await offerOf(id)).toMatchObject({ id });
});

test('while orders without stock are off, a product made to order is sold out', async () => {
  const id = await aProduct({ stock: 0, toOrder });
  const setOn = async (isOn: boolean) => {
    const { version } = (await admin()('GET', '/api/admin/rest/settings')).body.data;
    const workshop = { isOn, daysPerWeek: 5, closedWeeks: [] };
    const body = { version, workshop };
    expect((await admin()('PUT', '/api/admin/rest/settings', body)).status).toBe(200);
    await announce();
  };
  await setOn(false);
  expect([await offerOf(id), await news(id)]).toEqual([null, []]);
  await setOn(true);
  expect(await news(id)).toEqual([['back', 10_000]]);
});

test('an offer is what emails show; what cannot be bought, or is unknown, has none', async () => {
  const id = await aProduct({ title: 'Usva-huivi' });
  expect(await offerOf(id)).toMatchObject({ id, title: 'Usva-huivi', priceCents: 10_000, lowestCents: null });
  await edit(id, { stock: 0, stockReason: 'waste' });
  expect(await offerOf(id)).toBeNull();
  expect(await offerOf(newId())).toBeNull();
  expect((await catalog.api.asService('GET', '/internal/offers/kuka')).status).toBe(400);
});
