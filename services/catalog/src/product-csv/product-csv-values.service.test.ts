import { anAdmin } from '@shop/testing';
import { beforeEach, expect, test } from 'vitest';
import { productFields, setUpCatalogHarness, setUpProducts } from '../../test/catalog-harness.ts';
import { importFile, sheet } from '../../test/import-file.ts';

const catalog = setUpCatalogHarness();
const products = setUpProducts(catalog);
beforeEach(async () => void (await products.model.deleteMany({})));

const PATH = '/api/admin/rest/products';
const admin = () => catalog.api.as(anAdmin());
const read = async (id: string) => (await admin()('GET', `${PATH}/${id}`)).body;
async function add(fields: Record<string, unknown> = {}): Promise<string> {
  const { status, body } = await admin()('POST', PATH, productFields(products.images, fields));
  expect([status, body.errors]).toEqual([201, undefined]);
  return String(body.id);
}
/** What a dry run says of a file with one row about a product. */
async function look(id: string, cells: Record<string, string>) {
  const file = sheet(['Tunnus', ...Object.keys(cells)].join(';'), [id, ...Object.values(cells)].join(';'));
  const { data } = (await importFile(catalog, `\uFEFF${file}`, '?dryRun=true')).body;
  return { mistakes: data.mistakes, cells: data.rows[0]?.cells ?? [], unchanged: data.unchanged };
}

const groups = [' ', '\u00a0', '\u202f'];

test.each([
  '129 90',
  '129\u00a090',
  '1 2 9',
  '12 9,90',
  '1 00',
  '1249 000',
  '1.249,00',
  '0x10',
  '1e3',
  '129,90 00',
  '12-',
])('the price %j is refused by file and call alike, and nothing is guessed [spec-173]', async (price) => {
  const id = await add({ price: '12,50' });
  const { mistakes } = await look(id, { Hinta: price });
  expect(mistakes).toEqual([{ row: 2, column: 'Hinta', message: 'Anna hinta euroina, esimerkiksi 129,90.' }]);
  expect((await look(id, { Alennushinta: price })).mistakes).toMatchObject([{ column: 'Alennushinta' }]);
  const call = await admin()('PUT', `${PATH}/${id}`, { price });
  expect([call.status, call.body.errors]).toEqual([400, { price: mistakes[0]?.message }]);
  expect(await read(id)).toMatchObject({ price: 12.5 });
});

test.each([
  ...groups.map((blank) => `1${blank}249,00`),
  ...groups.map((blank) => `1${blank}249${blank}€`),
  ' 1249 ',
  '1249,0',
])('the price %j is shown as it is understood before it is saved [spec-173]', async (price) => {
  const id = await add({ price: '12,50' });
  expect((await look(id, { Hinta: price })).cells).toEqual([
    { column: 'Hinta', before: '12,50', after: '1249,00' },
  ]);
  expect((await admin()('PUT', `${PATH}/${id}`, { price })).status).toBe(200);
  expect(await look(id, { Hinta: price })).toMatchObject({ unchanged: 1, cells: [] });
});

test.each([
  ['24.12.2026', '1.12.2026'],
  ['2026-12-24', '2026-12-01'],
  ['24.12.2026 23.59', '1.12.2026 klo 0:00'],
  ['2026-12-24 23:59', '2026-12-01T00:00'],
])(
  'a sale that ends on %j lasts to the end of that day, and one from %j begins with it [spec-173]',
  async (end, start) => {
    const id = await add({ price: '12,50' });
    const cells = { Alennushinta: '10', 'Alennus alkaa': start, 'Alennus päättyy': end };
    expect((await look(id, cells)).cells).toEqual([
      { column: 'Alennushinta', before: '', after: '10,00' },
      { column: 'Alennus alkaa', before: '', after: '2026-12-01 00:00' },
      { column: 'Alennus päättyy', before: '', after: '2026-12-24 23:59' },
    ]);
    const file = sheet(`Tunnus;${Object.keys(cells).join(';')}`, `${id};${Object.values(cells).join(';')}`);
    expect((await importFile(catalog, file)).body.data).toMatchObject({ changed: 1, mistakes: [] });
    expect(await read(id)).toMatchObject({
      saleStart: '2026-11-30T22:00:00.000Z',
      saleEnd: '2026-12-24T21:59:00.000Z',
    });
    expect(await look(id, cells)).toMatchObject({ unchanged: 1 });
  },
);

test.each([
  ['Tila', 'julkaistu', 'Kirjoita kaupassa tai luonnos.'],
  ['Tila', '', 'Kirjoita kaupassa tai luonnos.'],
  ['Verokanta', '', 'Kirjoita general, reduced tai lowest.'],
  ['Kategoria', 'kengät', /^Kirjoita mekot, paidat, .* tai langat\.$/],
  ['Kategoria', '', /^Kirjoita mekot, /],
  ['Kokoelma', 'syksy', 'Kirjoita talvi tai kesä, tai jätä tyhjäksi.'],
  ['Laji', 'kenkä', /^Kirjoita .* tai jätä tyhjäksi\.$/],
  ['Tilaustyö', 'ehkä', 'Kirjoita kyllä tai ei.'],
])('%s %j is refused with the words that the file takes [spec-173]', async (column, word, message) => {
  const id = await add({ kind: 'neule' });
  const { mistakes } = await look(id, { [column]: word });
  expect(mistakes).toMatchObject([{ row: 2, column }]);
  expect(mistakes[0]?.message).toMatch(message);
});

test('words and numbers are shown as they are understood', async () => {
  const id = await add({ state: 'draft', stock: 5 });
  const { cells } = await look(id, {
    Tila: 'KAUPASSA',
    Kategoria: 'Asusteet',
    Tilaustyö: 'Kyllä',
    'Työpäiviä kappaleelta': '2',
    'Jonossa enintään': '9',
    Varasto: '1 200',
    'Varasto vietäessä': '5',
  });
  expect(cells).toEqual([
    { column: 'Kategoria', before: 'villatuotteet', after: 'korut' },
    { column: 'Tila', before: 'luonnos', after: 'kaupassa' },
    { column: 'Tilaustyö', before: 'ei', after: 'kyllä' },
    { column: 'Työpäiviä kappaleelta', before: '', after: '2' },
    { column: 'Jonossa enintään', before: '', after: '9' },
    { column: 'Varasto', before: '5', after: '1200' },
  ]);
});

test('the measures that buyers may give are exported and imported, and stay where a file has no such column', async () => {
  const measures = [
    { name: 'Hiha: pituus', minCm: 40, maxCm: 80.5 },
    { name: 'Helma', minCm: 70, maxCm: 140 },
  ];
  const id = await add({ stock: 0, toOrder: { daysOfWork: 2, maxQueue: 9, measures } });
  const written = 'Hiha: pituus: 40 / 80,5 | Helma: 70 / 140';
  expect(await look(id, { 'Tilaajan mitat': written })).toMatchObject({ unchanged: 1, mistakes: [] });
  const save = (column: string, cell: string) =>
    importFile(catalog, sheet(`Tunnus;${column}`, `${id};${cell}`));
  await save('Jonossa enintään', '5');
  expect((await read(id)).toOrder).toEqual({ daysOfWork: 2, maxQueue: 5, measures });
  await save('Tilaajan mitat', 'Helma: 70/120');
  expect((await read(id)).toOrder.measures).toEqual([{ name: 'Helma', minCm: 70, maxCm: 120 }]);
  for (const wrong of [
    'Helma',
    'Helma: 70',
    'Helma: 70 / x',
    'Helma: 70 / 80 / 90',
    'Helma: 90 / 80',
    ': 1 / 2',
  ])
    expect((await look(id, { 'Tilaajan mitat': wrong })).mistakes).toMatchObject([
      { column: 'Tilaajan mitat' },
    ]);
  await save('Tilaajan mitat', '');
  expect((await read(id)).toOrder).toEqual({ daysOfWork: 2, maxQueue: 5 });
});

test('a stock above a thousand is the one that was exported, however a spreadsheet writes it', async () => {
  const id = await add({ stock: 1_200 });
  for (const blank of groups) {
    const cells = { Varasto: `1${blank}200`, 'Varasto vietäessä': `1${blank}200` };
    expect(await look(id, cells)).toMatchObject({ unchanged: 1, mistakes: [] });
    const { cells: changed } = await look(id, { ...cells, Varasto: `1${blank}300` });
    expect(changed).toEqual([{ column: 'Varasto', before: '1200', after: '1300' }]);
  }
});

test('a new product’s price and stock are shown as they are understood', async () => {
  const head = 'Nimi;Kuvaus;Kategoria;Materiaali;Hinta;Varasto;Kuvat';
  const row = `Kaste;Ohut;korut;Villa;1 249 €;1 200;${products.images.join()}`;
  const { data } = (await importFile(catalog, sheet(head, row), '?dryRun=true')).body;
  expect(data.mistakes).toEqual([]);
  expect(data.rows).toMatchObject([{ kind: 'added', title: 'Kaste' }]);
  for (const cell of [
    { column: 'Hinta', before: '', after: '1249,00' },
    { column: 'Varasto', before: '', after: '1200' },
  ])
    expect(data.rows[0]?.cells).toContainEqual(cell);
});

test.each(['0x10', '1e1', '5 2', '-3', '1,2,3'])('the measure %j is no number', async (measure) => {
  const id = await add({ sizes: ['S'] });
  const { mistakes } = await look(id, { 'Mittojen nimet': 'Pituus', Mitat: `S: ${measure}` });
  expect(mistakes).toMatchObject([{ column: 'Mitat' }]);
});
