import { newId } from '@shop/service-kit';
import { anAdmin } from '@shop/testing';
import { beforeAll, expect, test } from 'vitest';
import { foldLedgers } from '../use-cases/fold-ledgers.ts';
import { aPicture, setUpCatalogHarness, productFields, upload } from '../../test/catalog-harness.ts';

const catalog = setUpCatalogHarness();
let images: string[];
beforeAll(async () => {
  images = (await upload(catalog, [{ bytes: await aPicture() }])).body.result;
});

const add = (fields: Record<string, unknown>) =>
  catalog.api.as(anAdmin())('POST', '/api/admin/product/add', productFields(images, fields));
const list = async (query: string) =>
  (await catalog.api.as(null)('GET', `/api/shop/product/get${query}`)).body;

test('a price, a colour and what is in stock are chosen like a category', async () => {
  const shelf = { kategoria: 'koti', title: 'Suvanto-huopa', colours: ['#4c6353'] };
  await add({ ...shelf, price: 50, salePrice: 49.9 });
  await add({ ...shelf, title: 'Aamu-tyyny', price: 100, colours: [], imageColours: ['tummanharmaa'] });
  await add({ ...shelf, title: 'Loppu-huopa', price: 99.99, stock: 0 });
  const names = async (query: string): Promise<string[]> =>
    (await list(`?kategoria=koti&sort=name&${query}`)).data.map(({ title }: { title: string }) => title);
  expect(await names('hinta=0-50')).toEqual(['Suvanto-huopa']);
  expect(await names('hinta=50-100')).toEqual(['Loppu-huopa']);
  expect(await names('hinta=50-100,100-200')).toEqual(['Aamu-tyyny', 'Loppu-huopa']);
  for (const green of ['vihreä', 'vihrea\u0308'])
    expect(await names(`vari=${encodeURIComponent(green)}`)).toEqual(['Loppu-huopa', 'Suvanto-huopa']);
  expect(await names(`vari=vihre%C3%A4,harmaa&varastossa=nyt`)).toEqual(['Aamu-tyyny', 'Suvanto-huopa']);
  expect(await names('hinta=0-1')).toEqual([]);
});

test('the most sold of ninety days come first, without returned pieces, and equal ones newest first', async () => {
  const DAY_MS = 24 * 3_600_000;
  const began = Date.now();
  const shelf = async (title: string): Promise<string> =>
    (await add({ kategoria: 'laukut', title, stock: 20 })).body.data._id;
  const ids = { seldom: await shelf('Harvoin'), often: await shelf('Usein'), never: await shelf('Uusi') };
  const step = (name: string, body: object) => catalog.api.asService('POST', `/internal/holds/${name}`, body);
  const sell = async (productID: string, quantity: number): Promise<string> => {
    const order = { orderID: newId(), productID, quantity, sizes: { M: quantity } };
    await step('reserve', { ...order, generation: 0, buyer: newId() });
    for (const _ of [1, 2]) await step('commit', order);
    return order.orderID;
  };
  const popular = async (): Promise<string[]> =>
    (await list('?kategoria=laukut&sort=popular')).data.map(({ title }: { title: string }) => title);

  expect(await popular()).toEqual(['Uusi', 'Usein', 'Harvoin']);
  await sell(ids.seldom, 1);
  expect(await popular()).toEqual(['Harvoin', 'Uusi', 'Usein']);
  const orderID = await sell(ids.often, 3);
  expect(await popular()).toEqual(['Usein', 'Harvoin', 'Uusi']);
  const back = { orderID, productID: ids.often, refundId: `${orderID}_r1`, quantity: 2, sizes: { M: 2 } };
  for (const _ of [1, 2]) await step('return', back);
  expect(await popular()).toEqual(['Usein', 'Harvoin', 'Uusi']);
  await sell(ids.seldom, 1);
  expect(await popular()).toEqual(['Harvoin', 'Usein', 'Uusi']);

  const foldedAfter = async (days: number): Promise<void> => {
    const later = { ...catalog.deps, now: () => new Date(began + days * DAY_MS) };
    await Promise.all([foldLedgers(later), foldLedgers(later)]);
  };
  await foldedAfter(89);
  await expect.poll(popular).toEqual(['Harvoin', 'Usein', 'Uusi']);
  const rest = { ...back, refundId: `${orderID}_r2`, quantity: 1, sizes: { M: 1 } };
  await step('return', rest);
  await expect.poll(popular).toEqual(['Harvoin', 'Uusi', 'Usein']);
  await foldedAfter(92);
  await expect.poll(popular).toEqual(['Uusi', 'Usein', 'Harvoin']);
  await sell(ids.often, 1);
  expect(await popular()).toEqual(['Usein', 'Uusi', 'Harvoin']);
});
