import { newCustomer, type Customer } from '@shop/testing/http-client';
import { beforeAll, describe, expect, test } from 'vitest';
import { browserOfFile, screens, signInAs, stopClock } from './browser.ts';
import { linksIn, storedFilter } from './read-page.ts';
import { pageToSay } from './kept-pages.ts';
import { addTestProduct, adminClient } from './test-product.ts';
import { theShop } from './the-shop.ts';

const [phone, desktop] = screens;
const visitors = browserOfFile();
let customer: Customer;

beforeAll(async () => {
  customer = await newCustomer(theShop.url, 'Saara Sivu');
});

describe('home', () => {
  const tiles = [
    ['Mekot', 'mekot'],
    ['Paidat', 'paidat'],
    ['Takit', 'takit'],
    ['Hameet ja Housut', 'hameet'],
    ['Villatuotteet', 'villatuotteet'],
    ['Asusteet', 'korut'],
    ['Laukut', 'laukut'],
    ['Kotiin', 'koti'],
    ['Langat', 'langat'],
  ];

  test('a guest is welcomed, and asked to join [spec-29 spec-33]', async () => {
    const { page, close } = await visitors.open(desktop);
    await page.goto('/shop/home');
    for (const selector of ['.welcome.for-guest', '.join']) {
      const hrefs = (await linksIn(page, selector)).map(([, href]) => href);
      expect(hrefs, selector).toEqual(['/auth/register', '/auth/login']);
      expect(await page.locator(selector).isVisible(), selector).toBe(true);
    }
    expect(await page.locator('.welcome-back').isVisible()).toBe(false);
    await close();
  });

  test('nine tiles set the filter and open the list; Katso Kaikki clears it [spec-31 spec-32 spec-76]', async () => {
    const { page, close } = await visitors.open(desktop);
    for (const [label = '', id] of tiles) {
      await page.goto('/shop/home');
      const main = page.getByRole('main');
      await main.getByRole('link', { name: new RegExp(`^${label} \\d+ tuote(tta)?$`) }).click();
      await page.waitForURL(`**/shop/listing?kategoria=${id}`);
      expect(JSON.parse((await storedFilter(page)) ?? '{}')).toEqual({ kategoria: [id] });
    }
    await page.goto('/shop/home');
    expect(await page.locator('.category-pictures li').count()).toBe(9);
    await page.getByRole('link', { name: 'Katso Kaikki' }).click();
    await page.waitForURL(/\/shop\/listing$/);
    expect(await storedFilter(page)).toBeNull();
    await page.goto('/shop/home');
    await page.getByRole('link', { name: 'Tarinamme' }).click();
    await page.waitForURL('**/shop/historia');
    await close();
  });

  test('the newest products are shown with their prices, and lead to their pages', async () => {
    const product = await addTestProduct(await adminClient());
    await pageToSay('/shop/home', product.title);
    const { page, complaints, close } = await visitors.open(phone);
    await signInAs(page, customer);
    await page.goto('/shop/home');
    const row = page
      .locator('.related')
      .filter({ has: page.getByRole('heading', { name: 'Uutta hyllyssä' }) });
    const card = row.locator('.card').filter({ hasText: product.title });
    await card.getByText('129,00 €').waitFor();
    await card.getByRole('link').click();
    await page.waitForURL(`**/shop/products/${product._id}`);
    expect(complaints).toEqual([]);
    await close();
  });

  test('a customer is welcomed back by name; on a phone that fades after 3 s and is gone after 4 s [spec-30 spec-139]', async () => {
    const { page, close } = await visitors.open(phone);
    await signInAs(page, customer);
    await stopClock(page);
    await page.goto('/shop/home');
    const greeting = page.locator('.welcome-back');
    await greeting.getByText('Saara Sivu').waitFor();
    expect(await page.locator('.welcome.for-guest, .join').locator('visible=true').count()).toBe(0);
    await page.clock.runFor(2_900);
    expect(await greeting.getAttribute('class')).not.toContain('fading');
    await page.clock.runFor(200);
    expect(await greeting.getAttribute('class')).toContain('fading');
    await page.clock.runFor(1_000);
    expect(await greeting.count()).toBe(0);
    await close();
  });

  test('on a desktop the welcome stays [spec-30]', async () => {
    const { page, close } = await visitors.open(desktop);
    await signInAs(page, customer);
    await page.clock.install();
    await page.goto('/shop/home');
    await page.locator('.welcome-back').getByText('Saara Sivu').waitFor();
    await page.clock.runFor(5_000);
    expect(await page.locator('.welcome-back').isVisible()).toBe(true);
    await close();
  });
});
