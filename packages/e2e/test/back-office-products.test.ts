import { randomBytes } from 'node:crypto';
import type { Client } from '@shop/testing/http-client';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { goTo, theMakersBrowser } from './back-office.ts';
import { browserOfFile, expectSound, screens } from './browser.ts';
import { putOnShelf, theMaker, type ShelfProduct } from './shelf.ts';

/* Many products at once. */
const visitors = browserOfFile();
let maker: Client;

beforeAll(async () => {
  maker = await theMaker();
});

const stored = async ({ _id }: ShelfProduct) =>
  (await maker.call('GET', `/api/admin/rest/products/${_id}`)).body;

/** Two products that a search for `words` finds, and nothing else. */
async function aPair(): Promise<{ words: string; pair: [ShelfProduct, ShelfProduct] }> {
  const words = `Parina-${randomBytes(3).toString('hex')}`;
  return {
    words,
    pair: [
      await putOnShelf(maker, { title: `${words} yksi` }),
      await putOnShelf(maker, { title: `${words} kaksi` }),
    ],
  };
}

async function chooseBoth(page: Page, words: string, pair: ShelfProduct[]): Promise<void> {
  await page.getByRole('searchbox', { name: 'Nimi tai materiaali' }).fill(words);
  await page.getByText('2 tuotetta', { exact: true }).waitFor();
  for (const { title } of pair) await page.getByRole('checkbox', { name: `Valitse ${title}` }).check();
}

describe.each(screens)('on $name', (screen) => {
  test('the maker puts two products on sale at once, and ends the sale again', async () => {
    const { words, pair } = await aPair();
    const { page, complaints, close } = await theMakersBrowser(visitors, screen);
    await goTo(page, screen, 'Products');
    await chooseBoth(page, words, pair);
    const together = page.getByRole('region', { name: 'Valitut tuotteet' });
    for (const [percent, salePrice] of [
      ['20', 103.2],
      ['0', 0],
    ] as const) {
      await together.getByRole('combobox', { name: 'Muuta' }).selectOption('sale');
      const dialog = page.getByRole('dialog', { name: 'Aseta alennus' });
      await dialog.getByRole('textbox').fill(percent);
      await expectSound(page, 'dialog for many products');
      await dialog.getByRole('button', { name: 'Muuta 2 tuotetta' }).click();
      await page.getByText('Muutokset on tallennettu.').first().waitFor();
      await together.waitFor({ state: 'detached' });
      for (const product of pair) expect((await stored(product)).salePrice).toBe(salePrice);
      if (salePrice > 0) await chooseBoth(page, words, pair);
    }
    expect(complaints).toEqual([]);
    await close();
  });
});

test('a product that somebody else changed meanwhile is left alone, and stays chosen', async () => {
  const [, desktop] = screens;
  const { words, pair } = await aPair();
  const { page, complaints, close } = await theMakersBrowser(visitors, desktop);
  await goTo(page, desktop, 'Products');
  await page.getByRole('button', { name: 'Näytä riveinä' }).click();
  await chooseBoth(page, words, pair);
  await expectSound(page, 'products in rows');
  const together = page.getByRole('region', { name: 'Valitut tuotteet' });
  await together.getByRole('combobox', { name: 'Muuta' }).selectOption('stock');
  await maker.call('PUT', `/api/admin/product/edit/${pair[0]._id}`, { material: 'Karitsan villa' });
  const dialog = page.getByRole('dialog', { name: 'Aseta varasto' });
  await dialog.getByRole('textbox').fill('3');
  await dialog.getByRole('button', { name: 'Muuta 2 tuotetta' }).click();
  await page.getByText(/^1 tuote muutettiin\. 1 jäi valituksi/).waitFor();
  await together.getByText('1 valittu').waitFor();
  expect((await stored(pair[0])).stock).toBe(20);
  expect((await stored(pair[1])).stock).toBe(3);
  // The browser writes a refused call into its console by itself.
  expect(complaints.filter((text) => !text.includes('409'))).toEqual([]);
  await close();
});
