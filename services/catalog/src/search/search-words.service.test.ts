import { anAdmin, aUser } from '@shop/testing';
import { expect, test } from 'vitest';
import { productFields, setUpCatalogHarness, setUpProducts } from '../../test/catalog-harness.ts';

const catalog = setUpCatalogHarness();
const products = setUpProducts(catalog);

const PATH = '/api/admin/rest/search';
const admin = () => catalog.api.as(anAdmin());
const search = async (keyword: string) =>
  (await catalog.api.as(null)('GET', `/api/shop/search/${encodeURIComponent(keyword)}`)).body;

test('a synonym finds the other word at once, and no longer when it is removed [spec-177]', async () => {
  await admin()('POST', '/api/admin/product/add', productFields(products.images, { title: 'Utu-viitta' }));
  expect(await search('ponchot')).toMatchObject({ total: 0 });
  const put = (groups: string[][], version: number) =>
    admin()('PUT', `${PATH}/synonyms`, { groups, version });
  expect((await put([['Poncho', 'viitta']], 0)).body.data).toEqual({
    groups: [['poncho', 'viitta']],
    version: 1,
  });
  expect(await search('ponchot')).toMatchObject({ total: 1, data: [{ title: 'Utu-viitta' }] });
  const stale = await put([], 0);
  expect([stale.status, stale.body.code, stale.body.data]).toMatchObject([
    409,
    'stale-version',
    { version: 1 },
  ]);
  expect((await put([['yksin']], 1)).status).toBe(400);
  expect((await put([['kaksi sanaa', 'viitta']], 1)).status).toBe(400);
  await put([], 1);
  expect(await search('ponchot')).toMatchObject({ total: 0 });
});

test('failed searches are counted by their words, the most frequent first, without personal data [spec-177]', async () => {
  for (const keyword of ['Nylonsukat', 'nylonsukat ', 'nylons', 'kumisaappaat', 'anna@example.fi'])
    await search(keyword);
  const misses = async () =>
    (await admin()('GET', `${PATH}/misses`)).body.data as { words: string; times: number }[];
  const ours = async () =>
    (await misses())
      .filter(({ words }) => /^(nylons|kumi|anna)/.test(words))
      .map(({ words, times }) => [words, times]);
  await expect.poll(ours).toEqual([
    ['nylonsukat', 2],
    ['kumisaappaat', 1],
  ]);
  await admin()('POST', `${PATH}/misses/forget`, { words: 'nylonsukat' });
  expect((await misses()).map(({ words }) => words)).not.toContain('nylonsukat');
  expect((await catalog.api.as(aUser())('GET', `${PATH}/misses`)).status).toBe(403);
});
