import { anAdmin } from '@shop/testing';
import { beforeAll, expect, test } from 'vitest';
import { aPicture, productFields, setUpCatalogHarness, upload } from '../../test/catalog-harness.ts';

const catalog = setUpCatalogHarness();
let images: string[];
beforeAll(async () => {
  images = (await upload(catalog, [{ bytes: await aPicture() }])).body.result;
});

const admin = () => catalog.api.as(anAdmin());
const add = (fields: Record<string, unknown> = {}) =>
  admin()('POST', '/api/admin/product/add', productFields(images, fields));

test('close-ups are details: shown beside the models, never one of them, and moved between both by an edit [spec-175]', async () => {
  const [model = '', otherModel = '', view = ''] = (
    await upload(catalog, await Promise.all([1, 2, 3].map(async () => ({ bytes: await aPicture() }))))
  ).body.result;
  const { body } = await add({
    image: [model, otherModel],
    imageColours: ['kuusenvihreä'],
    details: [view],
    detailTexts: ['Hihansuu läheltä.'],
  });
  expect(body.data).toMatchObject({
    images: [model, otherModel],
    imageColours: ['kuusenvihreä', ''],
    details: [view],
    detailTexts: ['Hihansuu läheltä.'],
  });
  const lookup = { ids: [body.data._id], buyer: body.data._id };
  const lookedUp = await catalog.api.asService('POST', '/internal/products/lookup', lookup);
  expect(lookedUp.body.data.products).toMatchObject([{ imageColours: ['kuusenvihreä'] }]);
  expect(body.data.detailPlaceholders[0]).toMatch(/^data:image/);
  const edit = (fields: object) => admin()('PUT', `/api/admin/product/edit/${body.data._id}`, fields);
  expect((await edit({ images: [model], details: [view, otherModel] })).body.data).toMatchObject({
    images: [model],
    details: [view, otherModel],
  });
  // An older client knows the models alone, and makes one of a detail.
  expect((await edit({ image: [model, view] })).body.data).toMatchObject({
    images: [model, view],
    details: [otherModel],
  });
  expect((await edit({ images: [model], details: [model] })).body.errors).toHaveProperty('details');
  expect((await edit({ details: ['/uploads/not-uploaded/1200.jpg'] })).body.errors).toHaveProperty('details');
  expect((await add()).body.data).toMatchObject({ details: [], imageColours: [''] });
});

test('measures, the seller’s note and the matching products are saved, and can be removed [spec-178 law-20]', async () => {
  const { body } = await add({ kategoria: 'laukut', dimensions: '40 × 38 cm' });
  expect(body.data).toMatchObject({ kind: '', dimensions: '40 × 38 cm', goesWith: [] });
  const edit = (fields: object) => admin()('PUT', `/api/admin/product/edit/${body.data._id}`, fields);
  const fitting = (await add()).body.data._id;
  const own = {
    kind: 'laukku',
    measures: { names: ['Leveys'], bySize: { ONE: [40.5] } },
    makersNote: { words: 'Ompelin tämän sateella.', who: 'Juhani' },
    goesWith: [fitting],
    manufacturer: { name: 'Villa Oy', address: 'Kutojantie 1, 33100 Tampere', email: 'villa@tekija.example' },
    identifier: 'S-2026-1',
    warnings: 'Pidä erillään avotulesta.',
  };
  expect((await edit(own)).body.data).toMatchObject(own);
  const { data } = (
    await edit({ measures: null, makersNote: null, goesWith: [], manufacturer: null, identifier: '' })
  ).body;
  expect(data).not.toHaveProperty('manufacturer');
  expect(data).toMatchObject({ identifier: '', warnings: own.warnings });
  expect(data).not.toHaveProperty('measures');
  expect(data).not.toHaveProperty('makersNote');
  const uneven = { names: ['Leveys', 'Korkeus'], bySize: { ONE: [40] } };
  expect((await edit({ measures: uneven })).body.errors).toHaveProperty('measures');
  expect((await edit({ kind: 'auto' })).body.errors).toHaveProperty('kind');
  const nameless = { name: '', address: 'Kutojantie 1', email: '' };
  expect((await edit({ manufacturer: nameless })).body.errors).toHaveProperty(['manufacturer.name']);
});

test('a product whose answer was lost is added once: its key is answered by the product that it has made', async () => {
  const admin = anAdmin();
  const addAs = (who: ReturnType<typeof anAdmin>, key: string, title: string) =>
    catalog.api
      .as(who)('POST', '/api/admin/rest/products', productFields(images, { title }), {
        'idempotency-key': key,
      })
      .then(({ body }) => [body.id, body.title, body.version]);
  const at = { key: 'a-sheet-of-its-own', title: 'Kaste-huivi' };
  const [first, same] = await Promise.all([addAs(admin, at.key, at.title), addAs(admin, at.key, at.title)]);
  expect(first).toEqual([expect.any(String), 'Kaste-huivi', 1]);
  expect(same).toEqual(first);
  expect(await addAs(admin, at.key, 'Toinen nimi')).toEqual(first);
  const others = [await addAs(admin, 'another-sheet', at.title), await addAs(anAdmin(), at.key, at.title)];
  expect(new Set([first, ...others].map(([id]) => id)).size).toBe(3);
});
