import { categoryIds, productKindIds } from '@shop/shop-rules';
import { vatClasses } from '@shop/money';
import { newId } from '@shop/service-kit';
import { anAdmin } from '@shop/testing';
import * as fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { productFields, setUpCatalogHarness, setUpProducts } from '../../test/catalog-harness.ts';
import { importFile, sheet } from '../../test/import-file.ts';

const catalog = setUpCatalogHarness();
const products = setUpProducts(catalog);
beforeEach(async () => void (await products.model.deleteMany({})));

const PATH = '/api/admin/rest/products';
const admin = () => catalog.api.as(anAdmin());
const send = (file: string | Uint8Array, query = '') => importFile(catalog, file, query);
const look = (file: string | Uint8Array) => send(file, '?dryRun=true');
const exported = async (query = ''): Promise<string> =>
  String((await admin()('GET', `${PATH}/export.csv${query}`)).body);
async function add(fields: Record<string, unknown> = {}): Promise<string> {
  const { status, body } = await admin()('POST', PATH, productFields(products.images, fields));
  expect([status, body.errors]).toEqual([201, undefined]);
  return String(body.id);
}
const read = async (id: string) => (await admin()('GET', `${PATH}/${id}`)).body;
const NEW = 'Nimi;Kuvaus;Kategoria;Materiaali;Hinta;Varasto;Kuvat';
const aRow = (title: string, price = '39,00') =>
  `${title};Ohut huivi;korut;Villa;${price};4;${products.images.join()}`;

const words = fc
  .string({ unit: fc.constantFrom(...Array.from('=+-@;|"\'\\\n aäÄ€1%:/')), minLength: 1, maxLength: 20 })
  .map((text) => text.trim())
  .filter(Boolean);
const list = (max: number) =>
  fc.array(words.map((word) => word.slice(0, 20).trim()).filter(Boolean), { maxLength: max });
const someProduct = fc.record(
  {
    title: words,
    description: words,
    material: words,
    kategoria: fc.constantFrom(...categoryIds),
    kokoelmat: fc.constantFrom('', 'talvi', 'kesä'),
    kind: fc.constantFrom('', ...productKindIds),
    vatClass: fc.constantFrom(...vatClasses),
    state: fc.constantFrom('published', 'draft'),
    price: fc.integer({ min: 1_000, max: 99_999 }).map((cents) => cents / 100),
    salePrice: fc.constantFrom('', '1,50', '9'),
    saleStart: fc.constantFrom('', '2026-10-25T03:30', '2026-11-27T07:00:30Z'),
    saleEnd: fc.constantFrom('', '2099-12-24T00:00'),
    stock: fc.nat({ max: 9_999 }),
    fibres: fc.constantFrom([], [{ name: '100 % | villa', share: 100 }]),
    care: list(3),
    colours: list(3),
    imageTexts: fc.constantFrom([], ['='], ['\\|']),
    dimensions: words,
    identifier: words,
    warnings: words,
    measures: fc.constantFrom(null, { names: ['Pituus', 'a|b'], bySize: { S: [60.5, 1], M: [62, 999] } }),
    makersNote: fc.option(fc.record({ words, who: words })),
    manufacturer: fc.option(fc.record({ name: words, address: words, email: fc.constantFrom('', 'a@b.fi') })),
    madeToOrder: fc.boolean(),
  },
  { requiredKeys: ['title', 'description', 'material', 'kategoria', 'price', 'stock'] },
);

test('an unchanged export changes nothing when it is imported', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(someProduct, { minLength: 1, maxLength: 4 }), async (all) => {
      await products.model.deleteMany({});
      for (const fields of all) await add(fields);
      await add({ sizes: ['S', 'M'], pieces: { S: 3, M: 0 }, stock: 3 });
      const file = await exported();
      const before = await products.model.find().lean();
      const nothing = { added: 0, changed: 0, unchanged: all.length + 1, mistakeCount: 0 };
      expect((await look(file)).body.data).toMatchObject(nothing);
      expect((await send(file)).body.data).toMatchObject(nothing);
      expect(await products.model.find().lean()).toEqual(before);
    }),
    { numRuns: 12 },
  );
});

test('a row with an id changes that product through its ledger, one without adds, and the same file twice does it once', async () => {
  const id = await add({ stock: 5, salePrice: '99,90' });
  const file = sheet(
    `Tunnus;Hinta;Alennushinta;Varasto;Varasto vietäessä;Varastomuutoksen syy;${NEW.replace('Hinta;Varasto;', '')}`,
    `${id};1 249,00 €;;7;5;Uusi erä;'=Uusi nimi;Kuvaus;villatuotteet;Villa;${products.images.join()}`,
    `;39,00;;4;;;Kaste-huivi;Ohut huivi;korut;Villa;${products.images.join()}`,
  );
  const dry = await look(file);
  expect(dry).toMatchObject({ status: 200, body: { data: { isDryRun: true, added: 1, changed: 1 } } });
  expect(dry.body.data.rows[0]?.cells).toContainEqual({ column: 'Varasto', before: '5', after: '7' });
  expect(await products.model.countDocuments()).toBe(1);
  expect((await send(file)).body.data).toMatchObject({ added: 1, changed: 1, unchanged: 0, mistakes: [] });
  expect(await read(id)).toMatchObject({ title: '=Uusi nimi', price: 1_249, salePrice: 0, stock: 7 });
  const { body } = await admin()('GET', `${PATH}/${id}/movements`);
  expect(body.data[0]).toMatchObject({ change: 2, reason: 'batch', note: 'Tuotu tiedostosta' });
  expect((await send(file)).body.data).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
  expect(await products.model.countDocuments()).toBe(2);
});

test('all mistakes are listed by row and column, and nothing of the file is saved', async () => {
  const id = await add();
  const file = sheet(
    `Tunnus;${NEW}`,
    `${id};Kelpaa;Kuvaus;villatuotteet;Villa;10,00;1;${products.images.join()}`,
    `;;Kuvaus;kengät;Villa;ilmainen;-1;/uploads/${'0'.repeat(24)}.webp`,
    `${'f'.repeat(24)};a;b;korut;c;1;1;`,
    `${id};Toinen;Kuvaus;villatuotteet;Villa;10,00;1;${products.images.join()}`,
  );
  const { status, body } = await send(file);
  expect([status, body.code]).toEqual([400, 'import-refused']);
  const cells = body.data.mistakes.map(({ row, column }) => [row, column]);
  expect(cells).toEqual([
    [3, 'Kuvat'],
    [3, 'Nimi'],
    [3, 'Kategoria'],
    [3, 'Hinta'],
    [3, 'Varasto'],
    [4, 'Tunnus'],
    [5, 'Tunnus'],
  ]);
  expect(body.data).toMatchObject({ mistakeCount: 7, mistakenRows: 3 });
  expect(body.data.mistakes.every(({ message }) => message.length > 5)).toBe(true);
  expect((await read(id)).title).toBe('Sarastus-villapaita');
});

test('a product that changed since the export is not overwritten; pieces sold meanwhile are no change', async () => {
  const [edited, sold, counted] = [await add({ stock: 5 }), await add({ stock: 5 }), await add({ stock: 5 })];
  const file = await exported();
  await admin()('PUT', `${PATH}/${edited}`, { title: 'Uudempi' });
  const movement = { change: -2, at: new Date(), reason: 'correction' as const, who: 'test' };
  for (const id of [sold, counted])
    await catalog.deps.products.edit(id, { seen: {}, present: [], set: {}, unset: [], movement }, new Date());
  for (const _id of [sold, counted]) await products.model.updateOne({ _id }, { $set: { version: 1 } });
  expect((await look(file)).body.data).toMatchObject({ unchanged: 2, mistakeCount: 1 });
  const lines = file.split('\r\n').filter((line) => !line.startsWith(edited));
  const recounted = lines.map((line) => (line.startsWith(counted) ? line.replace(';5;5;', ';9;5;') : line));
  const { body } = await look(recounted.join('\r\n'));
  expect(body.data).toMatchObject({ unchanged: 1, mistakes: [{ column: 'Varasto' }] });
});

test('a stock that is divided by size and has sold since is not put back, before the check or after it', async () => {
  const id = await add({ sizes: ['S', 'M'], stock: 10 });
  const lines = (await exported()).split('\r\n');
  const divided = lines.map((line) => line.replace(';10;10;;;', ';10;10;S: 5 | M: 5;;')).join('\r\n');
  expect((await look(divided)).body.data).toMatchObject({ changed: 1, mistakes: [] });
  const sell = () => {
    const order = {
      orderID: newId(),
      productID: id,
      quantity: 2,
      sizes: { S: 2 },
      generation: 1,
      buyer: null,
    };
    return catalog.api.asService('POST', '/internal/holds/reserve', order);
  };
  const { edit } = catalog.deps.products;
  const write = vi.spyOn(catalog.deps.products, 'edit').mockImplementationOnce(async (...asked) => {
    expect((await sell()).status).toBe(200);
    return edit(...asked);
  });
  expect((await send(divided)).body.data).toMatchObject({ changed: 0, mistakes: [{ row: 2 }] });
  write.mockRestore();
  expect(await read(id)).toMatchObject({ stock: 8 });
  expect((await look(divided)).body.data).toMatchObject({ mistakes: [{ row: 2, column: 'Kappaleet' }] });
  expect((await read(id)).pieces).toBeUndefined();
});

test('pieces by size are changed by size, and a slug belongs to one product', async () => {
  const id = await add({ sizes: ['S', 'M'], pieces: { S: 3, M: 0 }, stock: 3, slug: 'sarastus' });
  const otherProduct = await add({ slug: 'huivi' });
  const file = sheet('Tunnus;Kappaleet;Kappaleet vietäessä', `${id};S: 3 | M: 2;S: 3 | M: 0`);
  expect((await send(file)).body.data).toMatchObject({ changed: 1 });
  expect(await read(id)).toMatchObject({ stock: 5, pieces: { S: 3, M: 2 } });
  const wrong = await look(sheet('Tunnus;Kappaleet;Osoite kaupassa', `${otherProduct};S 3;sarastus`));
  expect(wrong.body.data.mistakes).toMatchObject([{ row: 2, column: 'Kappaleet' }]);
  const takenAddress = await look(sheet('Tunnus;Osoite kaupassa', `${otherProduct};sarastus`));
  expect(takenAddress.body.data.mistakes).toMatchObject([{ row: 2, column: 'Osoite kaupassa' }]);
});

test('a span of sizes may be written as the shop shows it', async () => {
  const measures = { names: ['Pituus'], bySize: { '36-38': [23], '39-41': [25] } };
  const id = await add({ sizes: ['36-38', '39-41'], pieces: { '36-38': 3, '39-41': 0 }, stock: 3, measures });
  const same = await look(
    sheet('Tunnus;Koot;Mittojen nimet;Mitat', `${id};36–38 | 39–41;Pituus;36–38: 23 | 39–41: 25`),
  );
  expect(same.body.data).toMatchObject({ unchanged: 1, mistakes: [] });
  const pieces = sheet(
    'Tunnus;Kappaleet;Kappaleet vietäessä',
    `${id};36–38: 3 | 39–41: 2;36–38: 3 | 39–41: 0`,
  );
  expect((await send(pieces)).body.data).toMatchObject({ changed: 1 });
  expect(await read(id)).toMatchObject({ sizes: ['36-38', '39-41'], pieces: { '36-38': 3, '39-41': 2 } });
});

test('cells that Excel leaves out at a row’s end are empty; a row that the file ends in is refused', async () => {
  const ids = [
    await add({ salePrice: '99,90' }),
    await add({ sizes: ['S', 'M'], pieces: { S: 3, M: 0 }, stock: 3 }),
  ];
  // Where sixteen rows have nothing in the last column, Excel writes neither its cells nor what parts them.
  const saved = (await exported()).replaceAll(';\r\n', '\r\n');
  expect((await look(saved)).body.data).toMatchObject({ unchanged: 2, changed: 0, mistakes: [] });
  const ended = `Tunnus;Nimi;Alennushinta\r\n${ids[0]};Sarastus-villapaita\r\n`;
  const over = [{ column: 'Alennushinta', before: '99,90', after: '' }];
  expect((await look(ended)).body.data.rows).toMatchObject([{ row: 2, cells: over }]);
  expect((await look(ended.trimEnd())).body.data.mistakes).toMatchObject([{ row: 2, column: '' }]);
});

test('a file that cannot be one of ours is refused in words that say why', async () => {
  const cases: [string | Uint8Array, RegExp][] = [
    ['', /tyhjä/],
    [NEW, /tyhjä/],
    [Uint8Array.from(Buffer.from(`${NEW}\nHäive;`, 'latin1')), /UTF-8/],
    [Uint8Array.from(Buffer.from(`\uFEFF${NEW}`, 'utf16le')), /UTF-8/],
    ['Nimi,Kuvaus\na,b', /puolipisteellä/],
    ['Nimi;Väri ja muoto\na;b', /Väri ja muoto/],
    ['Nimi;Nimi\na;b', /kahdesti/],
    ['eka;toka\na;b', /ensimmäisellä rivillä/i],
    ['Nimi;Kuvaus\n"a;b', /lainausmerkki/],
    [`Nimi;Kuvaus\na;"b\n${'c;d\n'.repeat(20_000)}`, /Rivillä 2 on liian pitkä solu/],
    [`Nimi;Kuvaus\na;b${';c'.repeat(200)}`, /Rivillä 2 on liian monta solua/],
  ];
  for (const [file, why] of cases) {
    const { status, body } = await look(file);
    expect([status, body.code]).toEqual([400, 'import-unreadable']);
    expect(body.message).toMatch(why);
  }
  const long = `Nimi\n${'x\n'.repeat(10_001)}`;
  expect(await look(long)).toMatchObject({ status: 413, body: { code: 'import-too-large' } });
  expect((await look(sheet('Nimi;Kuvaus', 'a;b;c', 'a'))).body.data.mistakes).toMatchObject([
    { row: 2, column: '' },
    { row: 3, column: '' },
  ]);
  expect((await admin()('POST', `${PATH}/import`, {})).status).toBe(415);
});

test('the export is what the list’s filter means, named by Finland’s day, and no cell of it is a formula', async () => {
  await add({ title: '=HYPERLINK("http://x")', state: 'draft' });
  await add({ title: 'Kaupassa' });
  const filter = encodeURIComponent(JSON.stringify({ state: 'draft' }));
  const file = await exported(`?filter=${filter}`);
  expect(file.split('\r\n')).toHaveLength(3);
  expect(file).toContain(`;"'=HYPERLINK(""http://x"")";`);
  expect(file).toContain(';129,90;');
  const clock = vi.spyOn(catalog.deps, 'now').mockReturnValue(new Date('2026-06-30T21:30:00Z'));
  const { headers } = await admin()('GET', `${PATH}/export.csv`);
  clock.mockRestore();
  expect(headers.get('content-disposition')).toContain('tuotteet-2026-07-01.csv');
});

test('the same new row at the same time is added once', async () => {
  const file = sheet(NEW, aRow('Kaste-huivi'), aRow('Kaste-huivi'), aRow('Toinen', '1'));
  const answers = await Promise.all([send(file), send(file)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const sums = answers.map(({ body }) => body.data.added + body.data.unchanged);
  expect([sums, await products.model.countDocuments()]).toEqual([[3, 3], 3]);
});
