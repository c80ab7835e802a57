import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPaidOrder, goTo, adminBrowser } from './back-office.ts';
import { browserOfFile, expectSound, screens } from './browser.ts';
import { addTestProduct, adminClient, type TestProduct } from './test-product.ts';

/* Filters that the admin saves under a name of their own. */
const visitors = browserOfFile();
let product: TestProduct;

beforeAll(async () => {
  product = await addTestProduct(await adminClient());
});

const tabOf = (page: Page, name: RegExp, pressed: boolean) =>
  page.getByRole('list', { name: 'Näkymät' }).getByRole('button', { name, pressed });

describe.each(screens)('on $name', (screen) => {
  test('a search of orders is saved as a tab, is there after a reload, and is removed and put back [spec-189]', async () => {
    const { customer } = await aPaidOrder(product);
    const { page, complaints, close } = await adminBrowser(visitors, screen);
    await goTo(page, screen, 'Purchases');
    await page.getByRole('heading', { name: 'Tilauksesi' }).waitFor();
    const save = page.getByRole('button', { name: 'Tallenna suodatin' });
    expect(await save.count()).toBe(0);
    await page.getByRole('searchbox').fill(customer.email);
    await page.getByText('1 tilaus', { exact: true }).waitFor();

    // By keyboard alone, from the button to the saved tab.
    await save.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Tallenna suodatin' });
    await dialog.waitFor();
    await expectSound(page, 'dialog that names a filter');
    await page.keyboard.type('Joulun lahjat');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    const tab = (pressed: boolean) => tabOf(page, /^Joulun lahjat 1$/, pressed);
    await tab(true).waitFor();
    const remove = page.getByRole('button', { name: 'Poista suodatin' });
    await page.locator('button:focus', { hasText: 'Poista suodatin' }).waitFor();
    await expectSound(page, 'orders with a saved filter');

    await tabOf(page, /^Kaikki/, false).click();
    await tabOf(page, /^Kaikki/, true).waitFor();
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('');
    await page.reload();
    await tab(false).click();
    await page.getByText('1 tilaus', { exact: true }).waitFor();
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe(customer.email);
    await expect
      .poll(async () => {
        const { x, width } = (await tab(true).boundingBox()) ?? { x: 0, width: Infinity };
        return x + width;
      })
      .toBeLessThanOrEqual(screen.width);

    await remove.click();
    await tab(true).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Kumoa' }).click();
    await tab(true).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('a category in an order of its own is saved for the products, and one name stands for one filter [spec-189]', async () => {
    const { page, complaints, close } = await adminBrowser(visitors, screen);
    await goTo(page, screen, 'Products');
    await page.getByText(product.title).first().waitFor();
    const saveAs = async (name: string) => {
      await page.getByRole('button', { name: 'Tallenna suodatin' }).click();
      const dialog = page.getByRole('dialog', { name: 'Tallenna suodatin' });
      await dialog.getByLabel('Suodattimen nimi').fill(name);
      if (await page.getByRole('button', { name: new RegExp(`^${name}`), includeHidden: true }).count())
        await dialog.getByText('Samanniminen suodatin korvataan tällä.').waitFor();
      await dialog.getByRole('button', { name: 'Tallenna' }).click();
      await dialog.waitFor({ state: 'detached' });
    };
    if (screen.width < 768) await page.getByRole('button', { name: 'Suodata' }).click();
    await page.getByRole('combobox', { name: 'Kategoria' }).selectOption('villatuotteet');
    await page.getByRole('button', { name: 'Tyhjennä', exact: true }).waitFor();
    await page.getByRole('combobox', { name: 'Järjestys' }).selectOption('dearest');
    await page.waitForURL(/sort=price/);
    await saveAs('Villat');
    const tab = (pressed: boolean) => tabOf(page, /^Villat/, pressed);
    await tab(true).waitFor();
    await page.getByRole('combobox', { name: 'Kategoria' }).selectOption('');
    await tab(false).waitFor();
    await saveAs('Villat');
    await tab(true).waitFor();
    expect(await tab(false).count()).toBe(0);
    await expectSound(page, 'products with a saved filter');
    // The catalogue's own part comes in its own order.
    await tabOf(page, /^Kaikki/, false).click();
    await tabOf(page, /^Kaikki/, true).waitFor();
    await page.waitForURL(/sort=createdAt/);
    expect(complaints).toEqual([]);
    await close();
  });
});
