import { anAdmin, aUser } from '@shop/testing';
import { expect, test } from 'vitest';
import { newId } from '@shop/service-kit';
import { setUpCatalogHarness } from '../../test/catalog-harness.ts';

const catalog = setUpCatalogHarness();

const PATH = '/api/admin/rest/settings';
const owner = () => catalog.api.as(anAdmin());
const shown = async () => (await catalog.api.as(null)('GET', '/api/shop/settings')).body.data;
const change = async (fields: Record<string, unknown>) =>
  owner()('PUT', PATH, { version: (await shown()).version, ...fields });

test('a new shop has the four delivery methods of its first start, the free one first', async () => {
  const { version, delivery, seller, smallSeller, guestCatalogue } = await shown();
  expect({ version, smallSeller, guestCatalogue }).toEqual({
    version: 0,
    smallSeller: false,
    guestCatalogue: false,
  });
  expect(seller.businessId).toBe('1234567-8');
  const rows = delivery.map((method: Record<string, unknown>) => [
    method['name'],
    method['cents'],
    method['freeAboveCents'],
    method['pickUpPoint'],
  ]);
  expect(rows).toEqual([
    ['Posti osoitteeseen', 0, 15_000, false],
    ['Noutopiste', 490, 15_000, true],
    ['Pikakuljetus', 890, 15_000, false],
    ['Nouto verstaalta', 0, null, false],
  ]);
});

test('a changed section is shown at once, rides with the products, and leaves the others as they were', async () => {
  const before = await shown();
  const saved = await change({ banner: 'Suljettu heinäkuun', smallSeller: true });
  expect(saved).toMatchObject({ status: 200, body: { message: 'Asetukset on tallennettu.' } });
  expect(await shown()).toEqual({
    ...before,
    version: before.version + 1,
    banner: 'Suljettu heinäkuun',
    smallSeller: true,
  });
  const { body } = await catalog.api.asService('POST', '/internal/products/lookup', {
    ids: [],
    buyer: newId(),
  });
  const { version, delivery, freeAboveCents, legal, payments, workshop } = await shown();
  expect(body.data.settings).toEqual({
    workshop,
    version,
    delivery,
    freeAboveCents,
    payments,
    smallSeller: true,
    legal,
  });
  expect((await catalog.api.asService('GET', '/internal/settings')).body.data).toEqual(await shown());
  const { banner, hours, home, story, questions, ...others } = await shown();
  expect([banner, hours, home, story, questions]).not.toContain(undefined);
  expect((await catalog.api.asService('GET', '/internal/settings?texts=none')).body.data).toEqual(others);
});

test('of two admins who change the same version one is shown the current settings', async () => {
  const { version } = await shown();
  const both = await Promise.all(
    ['Ensin', 'Toinen'].map((banner) => owner()('PUT', PATH, { version, banner })),
  );
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const refused = both.find(({ status }) => status === 409)?.body;
  expect(refused).toMatchObject({ code: 'stale-version', data: await shown() });
});

test('an invalid value is reported at its field, and nothing of the change is saved', async () => {
  const before = await shown();
  const [first, point, ...rest] = before.delivery;
  const wrong: [Record<string, unknown>, string][] = [
    [{ seller: { ...before.seller, email: 'posti' } }, 'seller.email'],
    [{ delivery: [] }, 'delivery'],
    [{ delivery: [point, first, ...rest] }, 'delivery'],
    [{ delivery: [first, first] }, 'delivery'],
    [{ delivery: [{ ...first, cents: -1 }] }, 'delivery.0.cents'],
    [{ delivery: [{ ...first, id: 'a.b' }] }, 'delivery.0.id'],
    [{ hours: null }, 'hours'],
    [{ version: '' }, 'version'],
  ];
  for (const [fields, field] of wrong) {
    const { status, body } = await change({ banner: 'Ei jää', ...fields });
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  }
  expect(await shown()).toEqual(before);
});

test('the settings are the owner’s to change; others of the back office read them, customers do not', async () => {
  for (const rights of ['catalogue', 'orders', 'viewer'] as const) {
    const colleague = catalog.api.as({ ...anAdmin(), rights });
    expect((await colleague('GET', PATH)).status).toBe(200);
    expect((await colleague('PUT', PATH, { version: 0, banner: '' })).status).toBe(403);
  }
  const customer = catalog.api.as(aUser());
  expect((await customer('GET', PATH)).status).toBe(403);
  expect((await customer('PUT', PATH, { version: 0, banner: '' })).status).toBe(403);
});
