import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPaidOrder, goTo, adminBrowser, theWayBack } from './back-office.ts';
import { browserOfFile, expectSound, screens, type Screen } from './browser.ts';
import { pageToSay } from './kept-pages.ts';
import { addTestProduct, aPicture, adminClient, type TestProduct } from './test-product.ts';

/*
 * The whole working day of someone who packs parcels: see what waits, open it, move it on, print its slip, put a new
 * piece on sale, see it as a shopper does, find it again, and take a mistake back.
 */
const visitors = browserOfFile();
let product: TestProduct;

beforeAll(async () => {
  product = await addTestProduct(await adminClient());
});

describe.each(screens)('on $name', (screen) => {
  test('an admin’s day, from the morning’s orders to an undone mistake [spec-69 spec-188]', async () => {
    const customer = `Päivi ${randomBytes(3).toString('hex')}`;
    const title = `Aamu-villapaita ${randomBytes(3).toString('hex')}`;
    const { orderID } = await aPaidOrder(product, customer);
    const { page, complaints, close } = await adminBrowser(visitors, screen);

    await seeTodaysOrders(page, customer);
    await moveAndPrint(page, { orderID, customer });
    await addWithThreePictures(page, screen, title);
    await putOnSale(page, title);
    const seen = await seeInTheShop(screen, title);
    await findAgainAndUndo(page, screen, title);

    expect(seen).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});

async function seeTodaysOrders(page: Page, customer: string): Promise<void> {
  await page.getByText(/odottaa pakkaamista/).waitFor();
  await expectSound(page, 'dashboard');
  await page
    .getByRole('link', { name: `${customer}, Tampere` })
    .last()
    .click();
  await page.getByRole('dialog', { name: 'Tilausyhteenveto' }).getByText('Satakunnankatu 18').waitFor();
  await expectSound(page, 'order of the day');
}

async function moveAndPrint(page: Page, order: { orderID: string; customer: string }): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Tilausyhteenveto' });
  await dialog.getByLabel('Order Status').selectOption('inProcess');
  await dialog.getByRole('button', { name: 'Update Order Status' }).click();
  await page.getByText('Status has been changed:)').first().waitFor();
  await dialog.getByText('Vahvistettu → Käsittelyssä').waitFor();

  // The printer's own window cannot be driven: what is asked of it is counted, what it would print is read.
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-prints', 'one');
  });
  await dialog.getByRole('button', { name: 'Tulosta lähete' }).click();
  await page.locator('body[data-prints="one"]').waitFor();
  await page.emulateMedia({ media: 'print' });
  const paper = await page.locator('body').innerText();
  await page.emulateMedia({ media: 'screen' });
  for (const words of [
    'Lähete',
    order.orderID,
    order.customer,
    'Satakunnankatu 18',
    product.title,
    'M · Malli 2',
  ])
    expect(paper).toContain(words);
  expect(paper).not.toContain('€');
  expect(paper).not.toContain('Update Order Status');
  await dialog.getByRole('button', { name: 'Sulje' }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function addWithThreePictures(page: Page, screen: Screen, title: string): Promise<void> {
  await goTo(page, screen, 'Products');
  await page.getByRole('button', { name: '+ New Product' }).click();
  const sheet = page.getByRole('dialog', { name: 'Lisää' });
  await sheet
    .locator('input[type="file"]')
    .setInputFiles(await Promise.all(['#7C2F3B', '#4A5B43', '#2F5560'].map(aPicture)));
  await sheet.getByText(/^3 files, \d+\.\d{2} MB$/).waitFor();
  await expect
    .poll(() => sheet.getByRole('list', { name: 'Tuotteen kuvat' }).getByRole('listitem').count())
    .toBe(3);
  await sheet.getByLabel('Nimi').fill(title);
  await sheet.getByLabel('Kuvaus').fill('Aamun ensimmäinen villapaita, neulottu pehmeästä langasta.');
  await sheet.getByLabel('Kategoria').selectOption('villatuotteet');
  await sheet.getByLabel('Materiaali').fill('Suomenlampaan villa');
  await sheet.getByLabel('Hinta, €', { exact: true }).fill('129');
  await sheet.getByLabel('Varasto, kpl').fill('12');
  await expectSound(page, 'a product with three pictures');
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
}

const cardOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

async function putOnSale(page: Page, title: string): Promise<void> {
  await cardOf(page, title).getByRole('button', { name: /^Edit/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Muokkaa tuotetta' });
  await sheet.getByLabel('Alennushinta, €').fill('99');
  await expectSound(page, 'a product that is put on sale');
  await sheet.getByRole('button', { name: 'Edit', exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
  await cardOf(page, title).getByText(/99,00/).waitFor();
}

/** @returns what the visitor's console complained about */
async function seeInTheShop(screen: Screen, title: string): Promise<string[]> {
  const { page, complaints, close } = await visitors.open(screen);
  await pageToSay('/shop/listing', title);
  await page.goto('/shop/listing');
  const card = page.locator('li.card').filter({ hasText: title });
  await card.getByText(/99,00/).waitFor();
  await card
    .locator('s')
    .getByText(/129,00/)
    .waitFor();
  await expectSound(page, 'the shop’s list with the new product');
  const id = (await card.locator('[href*="products"]').first().getAttribute('href'))?.match(
    /[0-9a-f]{24}/,
  )?.[0];
  await page.goto(`/shop/products/${id}`);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page
    .locator('s')
    .getByText(/129,00/)
    .first()
    .waitFor();
  await expectSound(page, 'the new product in the shop');
  await close();
  return complaints;
}

async function findAgainAndUndo(page: Page, screen: Screen, title: string): Promise<void> {
  await goTo(page, screen, 'Products');
  await page.getByRole('searchbox', { name: 'Nimi tai materiaali' }).fill(title);
  await page.getByText('1 tuote', { exact: true }).waitFor();
  await expectSound(page, 'the product found again');
  const card = cardOf(page, title);
  await card.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').waitFor();
  await expectSound(page, 'the question before a deletion');
  await page.getByRole('button', { name: 'Poista tuote' }).click();
  await card.waitFor({ state: 'detached' });
  const undo = await theWayBack(page);
  await expectSound(page, 'the offer to take the deletion back');
  await undo.click();
  await card.getByText(/99,00/).waitFor();
}
