import type { ImportReport } from '@shop/shop-rules';
import { newId } from '@shop/service-kit';
import { anAdmin, aUser } from '@shop/testing';
import { expect, test } from 'vitest';
import { productFields, setUpCatalogHarness, setUpProducts } from '../../test/catalog-harness.ts';

const catalog = setUpCatalogHarness();
const products = setUpProducts(catalog);

const admin = () => catalog.api.as(anAdmin());
const edit = (id: string, fields: object) => admin()('PUT', `/api/admin/product/edit/${id}`, fields);
const shown = async (id: string) => (await catalog.api.as(null)('GET', `/api/shop/products/${id}`)).body.data;
const aProduct = async (fields: Record<string, unknown>): Promise<string> =>
  (await admin()('POST', '/api/admin/product/add', productFields(products.images, fields))).body.data._id;
const inCart = async (id: string) =>
  (await catalog.api.asService('POST', '/internal/products/lookup', { ids: [id], buyer: newId() })).body.data
    .products[0];
const ask = async (edits: object[]) => {
  const query = new URLSearchParams({ edits: JSON.stringify(edits) });
  return (await admin()('GET', `/api/admin/rest/products/reductions?${query.toString()}`)).body;
};

const withoutPriceHistory =
  'Alennus ei ole lainmukainen, koska asiakkaat eivät ole nähneet tuotteella muuta hintaa. Myy tuotetta ensin normaalihintaan.';
const upTo = (lowest: string, highest: string) =>
  `Alennus ei ole lainmukainen, koska alin hinta 30 päivän aikana ennen alennusta on ${lowest}\u00a0€. Alennushinta saa olla enintään ${highest}\u00a0€.`;

/** A product that was sold at 80 before its price rose to 200. */
async function cheaperBefore(): Promise<string> {
  const id = await aProduct({ price: 100 });
  await edit(id, { salePrice: 80 });
  await edit(id, { price: 200, salePrice: '' });
  return id;
}

test('every sale price of the specified calls is saved and shown, and its reduction says whether it is lawful [spec-181]', async () => {
  const fresh = await aProduct({ price: 100, salePrice: 50 });
  const none = { isLawful: false, lowestPrice: null, highestLawfulPrice: null };
  expect(await shown(fresh)).toMatchObject({ price: 100, salePrice: 50, reduction: none });
  expect(await shown(fresh)).not.toHaveProperty('lowestPrice');
  const raised = await cheaperBefore();
  expect((await edit(raised, { salePrice: 150 })).status).toBe(200);
  const reduction = { isLawful: false, lowestPrice: 80, highestLawfulPrice: 79.99 };
  expect(await shown(raised)).toMatchObject({ price: 200, salePrice: 150, lowestPrice: 80, reduction });
  expect((await admin()('GET', `/api/admin/product/get/${raised}`)).body.data).toMatchObject({ reduction });
  expect((await inCart(raised)).reduction).toEqual({
    isLawful: false,
    lowestCents: 8_000,
    highestLawfulCents: 7_999,
  });
  await edit(raised, { salePrice: 79.99 });
  expect((await shown(raised)).reduction).toMatchObject({ isLawful: true });
  await edit(raised, { salePrice: '' });
  expect(await shown(raised)).not.toHaveProperty('reduction');
  expect(await inCart(raised)).not.toHaveProperty('reduction');
});

test('the reduction of an edit can be asked for before it is made [spec-181]', async () => {
  const [fresh, raised, draft] = [
    await aProduct({ price: 100 }),
    await cheaperBefore(),
    await aProduct({ price: 100, state: 'draft' }),
  ];
  const { data } = await ask([
    { id: fresh, edit: { salePrice: '80' } },
    { id: raised, edit: { salePrice: '150', saleStart: '2090-01-01T00:00' } },
    { id: raised, edit: { salePrice: '80' } },
    { id: draft, edit: { salePrice: '80' } },
    { id: raised, edit: { salePrice: '' } },
    { id: newId(), edit: { salePrice: '80' } },
  ]);
  expect(data).toEqual([
    { isLawful: true, lowestPrice: 100, highestLawfulPrice: 99.99 },
    // By then the price of 80 is long over.
    { isLawful: true, lowestPrice: 200, highestLawfulPrice: 199.99 },
    { isLawful: false, lowestPrice: 80, highestLawfulPrice: 79.99 },
    { isLawful: false, lowestPrice: null, highestLawfulPrice: null },
    null,
    null,
  ]);
  expect(await shown(fresh)).toMatchObject({ salePrice: 0 });
});

test('a question about reductions that is none, or too long, is refused, and only the back office asks', async () => {
  const id = newId();
  const bent = [
    '',
    '{',
    'null',
    '{"id":1}',
    '[{"id":{"$ne":null},"edit":{}}]',
    `[{"id":"${id}","edit":{"salePrice":1e309}}]`,
    JSON.stringify(Array.from({ length: 21 }, () => ({ id, edit: {} }))),
    `[${' '.repeat(12_000)}]`,
  ];
  const path = (edits: string) =>
    `/api/admin/rest/products/reductions?${new URLSearchParams({ edits }).toString()}`;
  for (const edits of bent) expect((await admin()('GET', path(edits))).status, edits.slice(0, 40)).toBe(400);
  expect((await admin()('GET', path('[]'))).status).toBe(200);
  expect((await catalog.api.as(aUser())('GET', path('[]'))).status).toBe(403);
});

test.each([
  ['a bulk change', 'salePrice', (salePrice: string) => ({ salePrice, lawfulOnly: true })],
  ['a campaign', 'campaigns', (salePrice: string) => ({ campaigns: [{ id: 'joulu-2026', salePrice }] })],
])(
  '%s refuses an unlawful reduction with its reason and stores nothing [spec-181 law-4]',
  async (_what, field, body) => {
    const [raised, fresh] = [await cheaperBefore(), await aProduct({ price: 100 })];
    const refused = await edit(raised, body('150'));
    expect([refused.status, refused.body.errors]).toEqual([400, { [field]: upTo('80,00', '79,99') }]);
    expect(await shown(raised)).toMatchObject({ salePrice: 0 });
    expect((await edit(raised, body('79.99'))).status).toBe(200);
    expect((await edit(fresh, body('99.99'))).status).toBe(200);
    const draft = await aProduct({ price: 100, state: 'draft' });
    expect((await edit(draft, body('80'))).body.errors).toEqual({ [field]: withoutPriceHistory });
  },
);

test('a bulk change publishes no draft with an unlawful reduction, and leaves one that is there alone', async () => {
  const draft = await aProduct({ price: 100, salePrice: 80, state: 'draft' });
  const publish = { state: 'published', lawfulOnly: true };
  expect((await edit(draft, publish)).body.errors).toEqual({ salePrice: withoutPriceHistory });
  expect((await edit(draft, { ...publish, salePrice: '' })).status).toBe(200);
  const there = await aProduct({ price: 100, salePrice: 80 });
  expect((await edit(there, { price: 120, lawfulOnly: true })).status).toBe(200);
  expect((await edit(there, { campaigns: [{ id: 'joulu-2026', salePrice: '70' }] })).status).toBe(400);
  // As where a change is taken back.
  const back = { campaigns: [{ id: 'joulu-2026', salePrice: '70' }], lawfulOnly: false };
  expect((await edit(there, back)).status).toBe(200);
});

test('a file of products refuses unlawful reductions in its dry run, and only those that it brings [spec-181]', async () => {
  const [raised, there] = [await cheaperBefore(), await aProduct({ price: 100, salePrice: 50 })];
  const send = async (lines: string[]) => {
    const response = await fetch(`${catalog.api.url}/api/admin/rest/products/import?dryRun=true`, {
      method: 'POST',
      headers: {
        'content-type': 'text/csv',
        'x-user-token': catalog.settings.tokens.forUser('catalog', anAdmin()),
      },
      body: lines.join('\n'),
    });
    return ((await response.json()) as { data: ImportReport }).data;
  };
  const head = 'Tunnus;Nimi;Alennushinta';
  const { mistakes } = await send([head, `${raised};Paita;150`, `${there};Uusi nimi;50`]);
  expect(mistakes).toEqual([{ row: 2, column: 'Alennushinta', message: upTo('80,00', '79,99') }]);
  const image = products.images[0] ?? '';
  const fresh = ['Nimi;Kategoria;Kuvaus;Materiaali;Hinta;Alennushinta;Varasto;Kuvat'];
  const added = await send([...fresh, `Paita;paidat;Pellavaa.;Pellava;100;50;3;${image}`]);
  expect(added.mistakes).toEqual([{ row: 2, column: 'Alennushinta', message: withoutPriceHistory }]);
});
