import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DeliveryMethod } from '@shop/contracts';
import { newId } from '@shop/service-kit';
import { anAdmin } from '@shop/testing';
import { afterAll, expect, test } from 'vitest';
import { setUpCatalogHarness, type CatalogHarness } from '../../test/catalog-harness.ts';

const folder = mkdtempSync(join(tmpdir(), 'shop-points-'));
afterAll(() => rmSync(folder, { recursive: true }));
const PICK_UP_POINTS = join(folder, 'points.csv');
writeFileSync(
  PICK_UP_POINTS,
  'carrier;id;name;address;postcode;city\nmatkahuolto;1;Asema;Ratakatu 1;33100;Tampere\nmatkahuolto;2;Tori;Torikatu 1;33200;Tampere\n',
);

const demo = setUpCatalogHarness();
const withoutList = setUpCatalogHarness({ SHOP_MODE: 'production' });
const withList = setUpCatalogHarness({ SHOP_MODE: 'production', PICK_UP_POINTS });

const PATH = '/api/admin/rest/settings';
const idsOf = ({ delivery }: { delivery: DeliveryMethod[] }) => delivery.map(({ id }) => id);

/** Delivery methods as the buyers' page, other services and the product lookup get them. */
async function pickUpMethodsOf({ api }: CatalogHarness): Promise<string[][]> {
  const shown = await api.as(null)('GET', '/api/shop/settings');
  const internal = await api.asService('GET', '/internal/settings');
  const lookup = await api.asService('POST', '/internal/products/lookup', { ids: [], buyer: newId() });
  return [shown.body.data, internal.body.data, lookup.body.data.settings].map(idsOf);
}
const thrice = (...ids: string[]) => [ids, ids, ids];

test('a demo offers delivery to the sample’s pick-up points, production to none without a list of its own', async () => {
  expect(await pickUpMethodsOf(demo)).toEqual(thrice('posti', 'noutopiste', 'pikakuljetus', 'verstas'));
  expect(await pickUpMethodsOf(withoutList)).toEqual(thrice('posti', 'pikakuljetus', 'verstas'));
});

test('with a list the methods of its carriers are offered', async () => {
  const owner = withList.api.as(anAdmin());
  const { delivery, version } = (await owner('GET', PATH)).body.data;
  const bus = { ...delivery[1], id: 'bussi', carrier: 'matkahuolto' };
  await owner('PUT', PATH, { version, delivery: [...delivery, bus] });
  expect(await pickUpMethodsOf(withList)).toEqual(thrice('posti', 'pikakuljetus', 'verstas', 'bussi'));
});

test('the back office lists every method, and which carriers have a list of pick-up points', async () => {
  const seen = ({ api }: CatalogHarness) => api.as(anAdmin())('GET', PATH);
  const { data } = (await seen(withoutList)).body;
  expect(idsOf(data)).toEqual(['posti', 'noutopiste', 'pikakuljetus', 'verstas']);
  expect(data.pickUpCarriers).toEqual([]);
  expect((await seen(withList)).body.data.pickUpCarriers).toEqual(['matkahuolto']);
  expect((await seen(demo)).body.data.pickUpCarriers).toEqual(['posti', 'matkahuolto']);
});

test('a method that is not offered stays in the settings when they are saved', async () => {
  const owner = withoutList.api.as(anAdmin());
  const { delivery, version } = (await owner('GET', PATH)).body.data;
  const saved = await owner('PUT', PATH, { version, delivery });
  expect(idsOf(saved.body.data)).toEqual(idsOf({ delivery }));
  expect(saved.body.data.pickUpCarriers).toEqual([]);
  expect(await pickUpMethodsOf(withoutList)).toEqual(thrice('posti', 'pikakuljetus', 'verstas'));
});
