import type { Product } from '@shop/contracts';
import { newCustomer, type Client } from '@shop/testing/http-client';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { goTo, adminBrowser } from './back-office.ts';
import { browserOfFile, expectSound, screens, signInAs } from './browser.ts';
import { addTestProduct, adminClient, type TestProduct } from './test-product.ts';
import { theShop } from './the-shop.ts';

/* A garment whose pieces are kept by size: what its buyer may choose, and how its admin keeps and counts them. */
const visitors = browserOfFile();
const [phone, desktop] = screens;
let admin: Client;

beforeAll(async () => {
  admin = await adminClient();
});

const stored = async ({ _id }: TestProduct): Promise<Product> =>
  (await admin.call('GET', `/api/admin/rest/products/${_id}`)).body;

const sizeOptions = (page: Page) =>
  page
    .getByRole('combobox', { name: 'Koko' })
    .locator('option')
    .evaluateAll((options: HTMLOptionElement[]) =>
      options.map(({ value, textContent, disabled }) => [value, textContent, disabled]),
    );

test('a size that is sold out cannot be chosen, and a cart takes what there is of each of the others [spec-179]', async () => {
  const dress = await addTestProduct(admin, {
    images: (await addTestProduct(admin)).images.slice(0, 1),
    imageTexts: [],
    sizes: ['S', 'M', 'L'],
    pieces: { S: 1, M: 0, L: 20 },
    stock: 21,
  });
  const { page, complaints, close } = await visitors.open(phone);
  await signInAs(page, await newCustomer(theShop.url));
  await page.goto(`/shop/products/${dress._id}`);
  const size = page.getByRole('combobox', { name: 'Koko' });
  const button = page.locator('[data-add]');
  expect(await sizeOptions(page)).toEqual([
    ['', 'Valitse koko', false],
    ['S', 'S', false],
    ['M', 'M – loppu', true],
    ['L', 'L', false],
  ]);
  await size.selectOption('S');
  await page.getByText('Kokoa S on enää 1 kpl.').waitFor();
  await button.click();
  await page.getByRole('button', { name: 'Maksimi määrä (1) ostoskorissa' }).waitFor();
  expect(await button.isDisabled()).toBe(true);
  await expectSound(page, 'product with stock by size');
  await size.selectOption('L');
  await page.getByRole('button', { name: 'Lisää ostoskoriin' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('an admin turns sizes on in the form and counts a shelf: differences are saved, sales meanwhile are kept [spec-180]', async () => {
  const plain = await addTestProduct(admin, { sizes: ['S', 'M'], stock: 5 });
  const { page, complaints, close } = await adminBrowser(visitors, desktop);
  await page.goto(`/admin/product/${plain._id}`);
  // What is refused leads to the first field that says why.
  const salePrice = page.getByRole('textbox', { name: 'Alennushinta, €' });
  await salePrice.fill('500');
  await page.getByRole('textbox', { name: 'Nimi' }).focus();
  await page.getByRole('button', { name: 'Edit', exact: true }).last().click();
  await expect.poll(() => salePrice.evaluate((field) => field === document.activeElement)).toBe(true);
  await salePrice.fill('');
  await page.getByRole('checkbox', { name: 'Pidä varastoa koittain' }).check();
  await page.getByText('Vielä puuttuu varasto.').waitFor();
  await page.getByRole('textbox', { name: 'S, kpl' }).fill('2');
  await page.getByRole('textbox', { name: 'M, kpl' }).fill('3');
  await expectSound(page, 'form with stock by size');
  await page.getByRole('button', { name: 'Edit', exact: true }).last().click();
  await page.getByText('Muutokset on tallennettu.').waitFor();
  expect(await stored(plain)).toMatchObject({ stock: 5, pieces: { S: 2, M: 3 } });

  await goTo(page, desktop, 'Inventaario');
  // The list of products, which stands until the other page has come, has such a search too.
  await page.getByRole('heading', { name: 'Inventaario', level: 1 }).waitFor();
  await page.getByRole('searchbox', { name: 'Nimi tai materiaali' }).fill(plain.title);
  const count = (place: string) => page.getByRole('textbox', { name: `${plain.title}, koko ${place}` });
  await count('S').fill('4');
  await count('S').press('Enter');
  await count('M').fill('x');
  await page.getByText('Kirjoita kokonaisluku.').waitFor();
  // What is said below one size, in however many lines, moves no field beside the others.
  // Both are measured in one moment: the rows that the search leaves may still be on their way.
  const levels = await page
    .getByRole('textbox', { name: `${plain.title}, koko` })
    .evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().y));
  expect(levels).toEqual([levels[0], levels[0]]);
  await count('M').fill('3');
  await page.getByText('2 lukua laskettu, 1 ero').waitFor();
  await page.getByText('+2 (kirjassa 2)').waitFor();
  await expectSound(page, 'stock-taking');
  // One of S goes meanwhile: her number is not put over it.
  await admin.call('PUT', `/api/admin/rest/products/${plain._id}`, { pieces: { S: 1, M: 3 } });
  const save = page.getByRole('button', { name: 'Tallenna inventaario' });
  await save.click();
  await page.getByText('Varasto muuttui laskemisen aikana. Laske uudelleen.').waitFor();
  expect((await stored(plain)).pieces).toEqual({ S: 1, M: 3 });
  await count('S').fill('2');
  await page.getByText('+1 (kirjassa 1)').waitFor();
  await save.click();
  await page.getByText('1 tuotteen varasto on korjattu.').waitFor();
  expect(await stored(plain)).toMatchObject({ stock: 5, pieces: { S: 2, M: 3 } });
  const { body } = await admin.call('GET', `/api/admin/rest/products/${plain._id}/movements`);
  expect(body.data[0]).toMatchObject({ change: 1, sizes: { S: 1 }, reason: 'stocktaking' });
  expect(complaints.filter((text) => !/40[09]/.test(text))).toEqual([]);
  await close();
});

test('a count typed during a save is kept', async () => {
  const plain = await addTestProduct(admin, { sizes: ['S', 'M'], pieces: { S: 2, M: 3 }, stock: 5 });
  const { page, complaints, close } = await adminBrowser(visitors, desktop);
  await page.goto('/admin/stocktaking');
  await page.getByRole('searchbox', { name: 'Nimi tai materiaali' }).fill(plain.title);
  const count = (place: string) => page.getByRole('textbox', { name: `${plain.title}, koko ${place}` });
  await count('S').fill('4');
  let goOn = (): void => undefined;
  const isCounted = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(`**/rest/products/${plain._id}`, async (route) => {
    await isCounted;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Tallenna inventaario' }).click();
  await count('M').fill('7');
  goOn();
  await page.getByText('1 tuotteen varasto on korjattu.').waitFor();
  await page.getByText('+4 (kirjassa 3)').waitFor();
  await page.getByText('2 lukua laskettu, 1 ero').waitFor();
  await page.getByRole('button', { name: 'Tallenna inventaario' }).click();
  await page.getByText('0 lukua laskettu').waitFor();
  expect(await stored(plain)).toMatchObject({ stock: 11, pieces: { S: 4, M: 7 } });
  expect(complaints).toEqual([]);
  await close();
});

test('a restock request for a sold-out size brings one email, and ends by a button, not by opening its link', async () => {
  const dress = await addTestProduct(admin, { sizes: ['S', 'M'], pieces: { S: 0, M: 4 }, stock: 4 });
  const customer = await newCustomer(theShop.url);
  const { page, complaints, close } = await visitors.open(phone);
  await signInAs(page, customer);
  await page.goto(`/shop/products/${dress._id}`);
  await page.getByText('Ilmoita, kun koko palaa').click();
  const email = page.getByRole('textbox', { name: 'Sähköpostiosoite' });
  await email.focus();
  await expect.poll(() => email.inputValue()).toBe(customer.email);
  await expectSound(page, 'waiting for a size');
  await email.fill('alina');
  await page.getByRole('button', { name: 'Ilmoita minulle' }).click();
  await page.getByText('Anna sähköpostiosoite, esimerkiksi aino@posti.fi.').waitFor();
  await email.fill(customer.email);
  await page.getByRole('button', { name: 'Ilmoita minulle' }).click();
  const notice = page.getByText(
    `Kirjoitamme osoitteeseen ${customer.email}, kun tuotetta on taas saatavilla.`,
  );
  await notice.and(page.locator(':focus')).waitFor();
  expect((await stored(dress)).waiting).toBe(1);

  await admin.call('PUT', `/api/admin/rest/products/${dress._id}`, {
    pieces: { S: 2, M: 4 },
    seenPieces: { S: 0, M: 4 },
  });
  const filter = encodeURIComponent(JSON.stringify({ kind: 'product-back', q: customer.email }));
  const emails = async () => (await admin.call('GET', `/api/admin/rest/letters?filter=${filter}`)).body;
  await expect.poll(async () => (await emails()).length).toBe(1);
  const { body } = await admin.call('GET', `/api/admin/rest/letters/${(await emails())[0].id}`);
  const link = /\/shop\/restock#token=[a-f0-9]{48}/.exec(body.text as string)?.[0] ?? '';
  await page.goto(link);
  await page.getByRole('heading', { name: 'Poistetaanko pyyntösi?' }).waitFor();
  await expect.poll(() => new URL(page.url()).hash).toBe('');
  await expectSound(page, 'end of waiting');
  await page.getByRole('button', { name: 'Poista kaikki pyyntöni' }).click();
  await page.getByRole('heading', { name: 'Pyyntösi on poistettu' }).waitFor();
  // The wrong address was answered as such.
  expect(complaints.filter((text) => !text.includes('400'))).toEqual([]);
  await close();
});
