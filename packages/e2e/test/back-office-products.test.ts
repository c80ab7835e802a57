import { randomBytes } from 'node:crypto';
import { waitFor } from '@shop/testing';
import { newClient, type Client } from '@shop/testing/http-client';
import { beforeAll, describe, expect, test } from 'vitest';
import { chooseBoth, chooseFromMenu, chooseMoment, goTo, adminBrowser, theWayBack } from './back-office.ts';
import { browserOfFile, expectSound, screens } from './browser.ts';
import { addTestProduct, adminClient, type TestProduct } from './test-product.ts';
import { theShop } from './the-shop.ts';

/* Products in the back office, many at once. */
const visitors = browserOfFile();
let admin: Client;

beforeAll(async () => {
  admin = await adminClient();
});

const stored = async ({ _id }: TestProduct) =>
  (await admin.call('GET', `/api/admin/rest/products/${_id}`)).body;

const movements = async ({ _id }: TestProduct) =>
  (await admin.call('GET', `/api/admin/rest/products/${_id}/movements`)).body.data;

/** Two products that a search for `words` finds, and nothing else. */
async function aPair(): Promise<{ words: string; pair: [TestProduct, TestProduct] }> {
  const words = `Parina-${randomBytes(3).toString('hex')}`;
  return {
    words,
    pair: [
      await addTestProduct(admin, { title: `${words} yksi` }),
      await addTestProduct(admin, { title: `${words} kaksi` }),
    ],
  };
}

describe.each(screens)('on $name', (screen) => {
  test('an admin puts two products on sale at once, and ends the sale again', async () => {
    const { words, pair } = await aPair();
    const { page, complaints, close } = await adminBrowser(visitors, screen);
    await goTo(page, screen, 'Products');
    await chooseBoth(page, words, pair.slice(0, 1));
    await page.getByRole('button', { name: 'Valitse kaikki 2' }).click();
    // Until the answer is there the bar speaks of the one that was chosen.
    await page.getByText('2 valittu', { exact: true }).waitFor();
    for (const [percent, salePrice] of [
      ['20', 103.2],
      ['0', 0],
    ] as const) {
      await chooseFromMenu(page, 'Muuta', 'Aseta alennus');
      const dialog = page.getByRole('dialog', { name: 'Aseta alennus' });
      await dialog.getByRole('textbox').fill(percent);
      await expectSound(page, 'dialog for many products');
      await dialog.getByRole('button', { name: 'Muuta 2 tuotetta' }).click();
      await page.getByText('Muutokset on tallennettu.').first().waitFor();
      await page.getByRole('region', { name: 'Valitut tuotteet' }).waitFor({ state: 'detached' });
      for (const product of pair) expect((await stored(product)).salePrice).toBe(salePrice);
      if (salePrice > 0) await chooseBoth(page, words, pair);
    }
    expect(complaints).toEqual([]);
    await close();
  });

  test('products come in from a file: a broken one says where and writes nothing, a good one is looked at and then saved', async () => {
    const { pair } = await aPair();
    const [first] = pair;
    const { body: exported } = await admin.call('GET', '/api/admin/rest/products/export.csv');
    const [head = '', ...rows] = (exported as string).split('\r\n');
    const own = rows.find((row) => row.includes(first._id)) ?? '';
    const fileOf = (title: string, price = '129,00') => ({
      name: 'tuotteet.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([head, own.replace(first.title, title).replace('129,00', price)].join('\r\n')),
    });
    const { page, complaints, close } = await adminBrowser(visitors, screen);
    await goTo(page, screen, 'Products');
    await page.getByRole('button', { name: 'Tuo CSV' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tuo tuotteita tiedostosta' });
    const choose = (file: ReturnType<typeof fileOf>) =>
      dialog.locator('input[type=file]').setInputFiles(file);

    await choose(fileOf(first.title, 'ilmainen'));
    await dialog.getByText('Tiedostossa on virhe. Mitään ei tallenneta ennen kuin ne on korjattu.').waitFor();
    await dialog.getByText('Rivi 2, Hinta').waitFor();
    expect(await dialog.getByRole('button', { name: /^Tuo / }).count()).toBe(0);
    await expectSound(page, 'dialog of a broken file');

    const title = `${first.title} uusi`;
    await choose(fileOf(title));
    await dialog.getByText('Tuonnin vaikutukset').waitFor();
    await dialog.getByText(`Nimi: ${first.title} → ${title}`).waitFor();
    expect((await stored(first)).title).toBe(first.title);
    await dialog.getByRole('button', { name: 'Tuo 1 rivi' }).click();
    await dialog.getByText('Tuotteet on tuotu').waitFor();
    expect((await stored(first)).title).toBe(title);
    await dialog.getByRole('button', { name: 'Sulje' }).click();
    expect(complaints).toEqual([]);
    await close();
  });

  test('a campaign shows every price before it is made, leaves a lower sale price alone, and is taken back [spec-171]', async () => {
    const { words, pair } = await aPair();
    const [cheap, plain] = pair;
    await admin.call('PUT', `/api/admin/product/edit/${cheap._id}`, { salePrice: 64 });
    const { page, complaints, close } = await adminBrowser(visitors, screen);
    await goTo(page, screen, 'Products');
    await chooseBoth(page, words, pair);
    await chooseFromMenu(page, 'Muuta', 'Aseta alennus');
    const dialog = page.getByRole('dialog', { name: 'Aseta alennus' });
    await dialog.getByRole('textbox').fill('20');
    const rowOf = ({ title }: TestProduct) => dialog.getByRole('listitem').filter({ hasText: title });
    await rowOf(cheap).getByText('Nykyinen alennushinta on halvempi, joten se säilyy.').waitFor();
    expect((await rowOf(plain).innerText()).replace(/\s+/g, ' ')).toContain('129,00 € uusi hinta 103,20 €');
    await dialog.getByText('1 hinta muuttuu. 1 halvempi alennushinta säilyy.').waitFor();
    await dialog.getByText('Alennushinnat pyöristetään lähimpään senttiin').waitFor();
    await expectSound(page, 'prices before a campaign');
    await dialog.getByRole('button', { name: 'Muuta 1 tuote' }).click();
    await page.getByText('Muutokset on tallennettu.').first().waitFor();
    const undo = await theWayBack(page);
    expect((await Promise.all(pair.map(stored))).map(({ salePrice }) => salePrice)).toEqual([64, 103.2]);
    await undo.click();
    await page.getByText('1 tuote on palautettu ennalleen.').waitFor();
    expect((await Promise.all(pair.map(stored))).map(({ salePrice }) => salePrice)).toEqual([64, 0]);

    // With dates it holds between them, in the shop too, and is taken back as well.
    await chooseBoth(page, words, pair);
    await chooseFromMenu(page, 'Muuta', 'Aseta alennus');
    // Shoppers have seen the 103,20 € that was taken back.
    await dialog.getByRole('textbox').fill('25');
    await dialog.getByRole('checkbox', { name: 'Ajasta alennus' }).check();
    await chooseMoment(page, dialog, 'Alkaa', ['1.1.2020', '0.00']);
    await chooseMoment(page, dialog, 'Päättyy', ['31.12.2099', '23.59']);
    await expectSound(page, 'a campaign with dates');
    // Neither the dialog nor the calendar in it is wider than the narrowest phone.
    const desktop = page.viewportSize() ?? screens[1];
    await page.setViewportSize({ width: 320, height: 844 });
    const tooWide = (box: typeof dialog) =>
      box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    await expect.poll(() => tooWide(dialog)).toBe(0);
    await dialog.getByRole('button', { name: /^Alkaa/ }).click();
    const calendar = page.getByRole('dialog', { name: /^Alkaa/ });
    await expect.poll(() => tooWide(calendar)).toBe(0);
    await calendar.getByRole('button', { name: 'Valmis' }).click();
    await page.setViewportSize(desktop);
    await dialog.getByRole('button', { name: 'Muuta 1 tuote' }).click();
    const undoDated = await theWayBack(page);
    const onSale = async () => {
      const { body } = await admin.call('GET', '/api/shop/product/get?ale=nyt&limit=100');
      return body.data.find(({ _id }: TestProduct) => _id === plain._id)?.salePrice;
    };
    await expect.poll(onSale).toBe(96.75);
    await page.getByText('alennus 31.12.2099 klo 23.59 asti').waitFor();
    await undoDated.click();
    await expect.poll(onSale).toBe(undefined);

    await chooseBoth(page, words, pair);
    await chooseFromMenu(page, 'Muuta', 'Aseta alennus');
    await dialog.getByRole('textbox').fill('30');
    await dialog.getByRole('checkbox', { name: 'Korvaa myös halvemmat alennushinnat' }).check();
    // A price that rises from a lower one is no lawful reduction.
    await rowOf(cheap).getByText('Alennushinta saa olla enintään 63,99\u00a0€.').waitFor();
    await dialog.getByText('1 hinta muuttuu. 1 alennus ei olisi lainmukainen.').waitFor();
    await expectSound(page, 'a reduction that would not be lawful');
    await dialog.getByRole('button', { name: 'Muuta 1 tuote' }).click();
    await page.getByText('Muutokset on tallennettu.').first().waitFor();
    await theWayBack(page);
    expect((await Promise.all(pair.map(stored))).map(({ salePrice }) => salePrice)).toEqual([64, 90.3]);
    // What was sold or changed since is not put back.
    await admin.call('PUT', `/api/admin/product/edit/${plain._id}`, { material: 'Karitsan villa' });
    await undo.click();
    await page.getByText(`Näitä on jo muutettu, joten ne jäivät: ${plain.title}.`).waitFor();
    expect((await Promise.all(pair.map(stored))).map(({ salePrice }) => salePrice)).toEqual([64, 90.3]);
    expect(complaints.filter((text) => !text.includes('409'))).toEqual([]);
    await close();
  });
});

test('products hidden together disappear from the shop until they are published again [spec-187]', async () => {
  const [, desktop] = screens;
  const { words, pair } = await aPair();
  const { page, complaints, close } = await adminBrowser(visitors, desktop);
  const guest = newClient(theShop.url);
  const places = [
    '/api/shop/product/get?limit=100',
    `/api/shop/search/${words}`,
    `/api/shop/search/${words}/suggestions`,
    '/sitemap.xml',
    '/product-feed.xml',
    '/shop/listing',
  ];
  const seenIn = async (place: string) => (await (await guest.send(place, {})).text()).includes(pair[0]._id);
  const pageStatus = async () => (await guest.send(`/shop/products/${pair[0]._id}`, {})).status;
  const change = async (choice: string) => {
    await chooseBoth(page, words, pair);
    const together = page.getByRole('region', { name: 'Valitut tuotteet' });
    await chooseFromMenu(page, 'Muuta', 'Julkaise tai piilota');
    const dialog = page.getByRole('dialog', { name: 'Julkaise tai piilota' });
    await dialog.getByRole('combobox', { name: 'Näkyvyys' }).selectOption(choice);
    await dialog.getByRole('button', { name: 'Muuta 2 tuotetta' }).click();
    await together.waitFor({ state: 'detached' });
  };
  const expectInShop = async (isThere: boolean) => {
    await waitFor(
      `the page to answer ${isThere}`,
      async () => (await pageStatus()) === (isThere ? 200 : 404),
    );
    for (const place of places)
      await waitFor(`${place} to say ${isThere}`, async () => (await seenIn(place)) === isThere);
  };
  await expectInShop(true);
  await goTo(page, desktop, 'Products');
  await change('Piilota kaupasta');
  expect(await stored(pair[1])).toMatchObject({ state: 'draft' });
  expect((await guest.call('GET', `/api/shop/products/${pair[0]._id}`)).status).toBe(404);
  await expectInShop(false);
  await change('Julkaise kaupassa');
  await expectInShop(true);
  expect(complaints).toEqual([]);
  await close();
});

test.each(screens)(
  'on $name a product on sale shows shoppers the lowest price before it [spec-182]',
  async (screen) => {
    const product = await addTestProduct(admin);
    await admin.call('PUT', `/api/admin/product/edit/${product._id}`, { salePrice: 99 });
    const { page, complaints, close } = await visitors.open(screen);
    await page.goto(`/shop/products/${product._id}`);
    const lowest = 'Alin hinta 30 päivän aikana ennen alennusta: 129,00\u00a0€';
    // Cards of other products may say the same.
    await page.locator('.product-price').getByText(lowest).waitFor();
    await expectSound(page, 'product on sale');
    expect(complaints).toEqual([]);
    await close();
  },
);

test.each(screens)(
  'on $name the form says why a sale price is no lawful reduction, saves it all the same, and the compliance page lists it [spec-181]',
  async (screen) => {
    const product = await addTestProduct(admin);
    await admin.call('PUT', `/api/admin/product/edit/${product._id}`, { salePrice: 80 });
    await admin.call('PUT', `/api/admin/product/edit/${product._id}`, { salePrice: '' });
    const { page, complaints, close } = await adminBrowser(visitors, screen);
    await page.goto(`/admin/product/${product._id}`);
    const salePrice = page.getByRole('textbox', { name: 'Alennushinta, €' });
    await salePrice.fill('99');
    const notice =
      'Alennus ei ole lainmukainen, koska alin hinta 30 päivän aikana ennen alennusta on 80,00\u00a0€. Alennushinta saa olla enintään 79,99\u00a0€.';
    await page.getByText(notice).waitFor();
    await expectSound(page, 'a sale price that is no lawful reduction');
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByText('Muutokset on tallennettu.').first().waitFor();
    expect((await stored(product)).salePrice).toBe(99);
    await page.goto('/admin/duties');
    const listed = page.getByRole('listitem').filter({ hasText: `${product.title}: ${notice}` });
    await listed
      .last()
      .getByRole('link', { name: /^Korjaa/ })
      .waitFor();
    await admin.call('PUT', `/api/admin/product/edit/${product._id}`, { salePrice: 79.99 });
    await page.reload();
    await page.getByRole('heading', { name: 'Alennuksen vieressä on 30 päivän alin hinta' }).waitFor();
    await expect.poll(() => page.getByText(`${product.title}: ${notice}`).count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  },
);

test('more than two hundred chosen products are too many, and the bar says so', async () => {
  const [, desktop] = screens;
  const product = await stored(await addTestProduct(admin));
  const { page, close } = await adminBrowser(visitors, desktop);
  const many = Array.from({ length: 201 }, (_, index) => ({
    ...product,
    id: index.toString(16).padStart(24, '0'),
    title: `Paita ${index}`,
  }));
  await page.route('**/api/admin/rest/products?*', (route) =>
    route.fulfill({ json: many, headers: { 'content-range': 'products 0-200/201' } }),
  );
  await goTo(page, desktop, 'Products');
  await page.getByRole('button', { name: 'Näytä riveinä' }).click();
  await page.getByRole('checkbox', { name: 'Valitse sivun tuotteet' }).check();
  const together = page.getByRole('region', { name: 'Valitut tuotteet' });
  await together.getByText('201 valittu. Kerralla voi muuttaa enintään 200.').waitFor();
  expect(await together.getByRole('button', { name: 'Muuta' }).count()).toBe(0);
  await page.getByRole('checkbox', { name: 'Valitse Paita 7', exact: true }).uncheck();
  await together.getByRole('button', { name: 'Muuta' }).waitFor();
  await close();
});

test('a product that another admin changed meanwhile is left alone, and stays chosen', async () => {
  const [, desktop] = screens;
  const { words, pair } = await aPair();
  const { page, complaints, close } = await adminBrowser(visitors, desktop);
  await goTo(page, desktop, 'Products');
  await page.getByRole('button', { name: 'Näytä riveinä' }).click();
  await chooseBoth(page, words, pair);
  await expectSound(page, 'products in rows');
  const together = page.getByRole('region', { name: 'Valitut tuotteet' });
  await chooseFromMenu(page, 'Muuta', 'Aseta varasto');
  await admin.call('PUT', `/api/admin/product/edit/${pair[0]._id}`, { material: 'Karitsan villa' });
  const dialog = page.getByRole('dialog', { name: 'Aseta varasto' });
  await dialog.getByRole('textbox', { name: 'Varasto, kpl' }).fill('3');
  await dialog.getByRole('combobox', { name: 'Muutoksen syy' }).selectOption('Inventaario');
  await expectSound(page, 'dialog for the stock of many products');
  await dialog.getByRole('button', { name: 'Muuta 2 tuotetta' }).click();
  await page.getByText(/^1 tuote muutettiin\. 1 jäi valituksi/).waitFor();
  await together.getByText('1 valittu').waitFor();
  expect((await stored(pair[0])).stock).toBe(20);
  expect((await stored(pair[1])).stock).toBe(3);
  expect((await movements(pair[1]))[0]).toMatchObject({ change: -17, balance: 3, reason: 'stocktaking' });
  // The browser writes a refused call into its console by itself.
  expect(complaints.filter((text) => !text.includes('409'))).toEqual([]);
  await close();
});
