import { waitFor } from '@shop/testing';
import { newCustomer, type Client } from '@shop/testing/http-client';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { browserOfFile, expectSound, screens, signInAs } from './browser.ts';
import { pageToSay } from './kept-pages.ts';
import { addTestProduct, adminClient, type TestProduct } from './test-product.ts';
import { theShop } from './the-shop.ts';

const PAGE = 24;

const browser = browserOfFile();
let admin: Client;
let small: TestProduct;
beforeAll(async () => {
  admin = await adminClient();
  // So cheap that it stands on the first page by price, however many there are.
  small = await addTestProduct(admin, { sizes: ['XS'], stock: 4, price: 1.5 });
  const soldOut = await addTestProduct(admin, { sizes: ['XS'], stock: 0 });
  const all = '/shop/listing';
  for (const path of [all, `${all}?kategoria=villatuotteet`]) await pageToSay(path, soldOut.title);
  const inSmall = `${all}?kategoria=villatuotteet&koko=XS`;
  for (const path of [inSmall, `${inSmall}&sort=price-asc`]) await pageToSay(path, small.title);
});

const cards = (page: Page) => page.locator('#tulokset .card');
const titles = (page: Page) => page.locator('#tulokset .card-title').allTextContents();
const addresses = (page: Page) =>
  page
    .locator('#tulokset a.card-body')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
const count = (page: Page) => page.locator('[data-total-text]').textContent();
/**
 * Adds the next page to the list. How many cards it brings hangs on the other journeys: what they add meanwhile moves
 * cards of the first page to the second, where they are not shown again.
 * @returns how many stand in the list
 */
async function makeLonger(page: Page): Promise<number> {
  const before = await cards(page).count();
  await page.getByRole('link', { name: 'Näytä lisää' }).click();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(before);
  return cards(page).count();
}
const box = (page: Page, name: string, value: string) =>
  page.locator(`#filter-form input[name=${name}][value="${value}"]`);
const settled = (page: Page) => page.locator('#tulokset:not([aria-busy=true])').waitFor();

test.each(screens)(
  'on $name a choice shows at once, with counts that hold, and is kept [spec-34]',
  async (screen) => {
    const { page, complaints, close } = await browser.open(screen);
    const isPhone = screen.width < 768;
    await page.goto('/shop/listing');
    await expectSound(page, 'the listing');
    const open = async () => {
      if (isPhone) await page.getByRole('button', { name: 'Suodata', exact: true }).click();
    };
    await open();
    await box(page, 'kategoria', 'villatuotteet').check();
    await page.waitForURL('**/shop/listing?kategoria=villatuotteet');
    await settled(page);
    const promised = Number(await page.locator('[data-count="koko:XS"]').textContent());
    if (isPhone) await expectSound(page, 'the open filter');
    await box(page, 'koko', 'XS').check();
    await page.waitForURL('**/shop/listing?kategoria=villatuotteet&koko=XS');
    await settled(page);
    expect(await count(page)).toBe(promised === 1 ? '1 tuote' : `${promised} tuotetta`);
    expect(await titles(page)).toContain(small.title);
    expect(await page.locator('.card.sold-out').count()).toBe(0);
    await page.locator('#sort').selectOption('price-asc');
    await page.waitForURL('**&sort=price-asc');
    await settled(page);
    expect(await titles(page)).toContain(small.title);
    if (isPhone) {
      await page.getByRole('button', { name: `Näytä ${promised} tuotetta` }).click();
      await page.locator('#suodattimet:popover-open').waitFor({ state: 'detached' });
    }
    expect(JSON.parse((await page.evaluate(() => sessionStorage.getItem('filters'))) ?? '')).toEqual({
      kategoria: ['villatuotteet'],
      koko: ['XS'],
    });
    await open();
    await page.getByRole('button', { name: 'Tyhjennä suodattimet' }).click();
    await page.waitForURL('**/shop/listing');
    expect(await page.evaluate(() => sessionStorage.getItem('filters'))).toBeNull();
    await box(page, 'hinta', '0-50').check();
    await page.waitForURL('**/shop/listing?hinta=0-50');
    await box(page, 'varastossa', 'nyt').check();
    await page.waitForURL('**/shop/listing?hinta=0-50&varastossa=nyt');
    await settled(page);
    expect(await page.locator('#tulokset [data-chip]').allTextContents()).toEqual([
      expect.stringContaining('Alle 50'),
      expect.stringContaining('Varastossa'),
    ]);
    expect(complaints).toEqual([]);
    await close();
  },
);

test('a link skips the filters, and leads to the list', async () => {
  const { page, complaints, close } = await browser.open(screens[1]);
  await page.goto('/shop/listing');
  const link = page.getByRole('link', { name: 'Ohita suodattimet' });
  await link.focus();
  await expectSound(page, 'the listing, its skip link focused');
  await page.keyboard.press('Enter');
  expect(await page.locator('#tulokset').evaluate((list) => list === document.activeElement)).toBe(true);
  expect(new URL(page.url()).hash).toBe('');
  expect(complaints).toEqual([]);
  await close();
});

test('a list that was made longer is as long, and at the same height, on coming back [spec-153]', async () => {
  const { page, close } = await browser.open(screens[0]);
  await signInAs(page, await newCustomer(theShop.url));
  await page.goto('/shop/listing');
  const ofTwoPages = await makeLonger(page);
  await makeLonger(page);
  const link = page
    .locator('#tulokset .card:nth-child(40) a.card-body, #tulokset .card:nth-child(41) a.card-body')
    .first();
  await link.scrollIntoViewIfNeeded();
  const height = await page.evaluate(() => scrollY);
  const title = await link.locator('.card-title').textContent();
  await link.click();
  await page.getByRole('heading', { level: 1, name: String(title) }).waitFor();
  await page.goBack();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(ofTwoPages);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(height - 60);
  expect(await page.evaluate(() => scrollY)).toBeLessThan(height + 60);
  const links = await addresses(page);
  expect(new Set(links).size).toBe(links.length);
  await close();
});

test('a longer list that is left before it has loaded keeps its height, and the scroll position stays', async () => {
  const { page, close } = await browser.open(screens[1]);
  await signInAs(page, await newCustomer(theShop.url));
  await page.goto('/shop/listing');
  const length = await makeLonger(page);
  const height = () => page.evaluate(() => scrollY);
  const leaveBy = async (card: Locator): Promise<void> => {
    await card.scrollIntoViewIfNeeded();
    await card.click();
    await page.waitForURL('**/shop/products/**');
  };
  await leaveBy(
    cards(page)
      .locator('a.card-body')
      .nth(length - 6),
  );
  let answer = (): void => undefined;
  const late = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/shop/listing?*page=2*', async (route) => {
    await late;
    await route.fallback();
  });
  await page.goBack();
  await leaveBy(cards(page).locator('a.card-body').first());
  answer();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goBack();
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(length);
  await expect.poll(height).toBeGreaterThan(1_500);

  let answerAgain = (): void => undefined;
  const lateAgain = new Promise<void>((resolve) => (answerAgain = resolve));
  await page.route('**/shop/listing?*page=2*', async (route) => {
    await lateAgain;
    await route.fallback();
  });
  await page.reload();
  await cards(page).first().waitFor();
  await page.mouse.wheel(0, 300);
  await expect.poll(height).toBe(300);
  answerAgain();
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(length);
  expect(await height()).toBe(300);
  await close();
});

test('a product added meanwhile appears once in a longer list', async () => {
  const { page, close } = await browser.open(screens[1]);
  await page.goto('/shop/listing');
  const shown = await addresses(page);
  // Other journeys take products away meanwhile, so that one more may move nothing to the second page.
  await waitFor('the second page to show what stood on the first', async () => {
    const added = await addTestProduct(admin);
    await pageToSay('/shop/listing', added.title);
    const second = await (await fetch(new URL('/shop/listing?page=2', theShop.url))).text();
    return shown.some((address) => second.includes(`"${address}"`));
  });
  await makeLonger(page);
  const links = await addresses(page);
  expect(new Set(links).size).toBe(links.length);
  expect(links).toEqual(expect.arrayContaining(shown));
  await close();
});

test('going back from a choice brings the longer list of before', async () => {
  const { page, close } = await browser.open(screens[1]);
  await page.goto('/shop/listing');
  await makeLonger(page);
  await box(page, 'kategoria', 'mekot').check();
  await page.waitForURL('**?kategoria=mekot');
  await expect.poll(() => cards(page).count()).toBeLessThanOrEqual(PAGE);
  await page.goBack();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(PAGE);
  await expect.poll(() => box(page, 'kategoria', 'mekot').isChecked()).toBe(false);
  await close();
});

test('without script the list filters, sorts and turns its pages', async () => {
  const { page, close } = await browser.open(screens[1], { javaScriptEnabled: false });
  await page.goto('/shop/listing');
  await box(page, 'koko', 'XS').check();
  await box(page, 'kategoria', 'villatuotteet').check();
  await page.locator('#sort').selectOption('price-asc');
  await page.getByRole('button', { name: /^Näytä \d+ tuotetta$/ }).click();
  // A press does not wait for the page that it asks for; its whole list does.
  await page.waitForURL((url) => url.searchParams.get('koko') === 'XS');
  expect(await titles(page)).toContain(small.title);
  expect(await box(page, 'koko', 'XS').isChecked()).toBe(true);
  const onPage = (number: string | null) =>
    page.waitForURL(({ searchParams }) => !searchParams.has('koko') && searchParams.get('page') === number);
  await page.getByRole('button', { name: 'Tyhjennä suodattimet' }).click();
  await onPage(null);
  const first = await addresses(page);
  await page.getByRole('link', { name: 'Näytä lisää' }).click();
  await onPage('2');
  const second = await addresses(page);
  expect(second.length).toBeGreaterThan(0);
  expect(second.filter((address) => first.includes(address))).toEqual([]);
  await page.getByRole('link', { name: 'Edellinen sivu' }).click();
  await onPage(null);
  expect(await addresses(page)).toEqual(first);
  await close();
});

test('names are in Finnish order, and prices go up and down [spec-155]', async () => {
  const { page, close } = await browser.open(screens[1]);
  await page.goto('/shop/listing?sort=name');
  const names = await titles(page);
  expect(names).toEqual(names.toSorted(new Intl.Collator('fi').compare));
  const prices = async (sort: string): Promise<number[]> => {
    const { body } = await admin.call('GET', `/api/shop/product/get?sort=${sort}`);
    return body.data.map(
      (product: { price: number; salePrice: number }) => product.salePrice || product.price,
    );
  };
  const [up, down] = await Promise.all([prices('price-asc'), prices('price-desc')]);
  expect(up).toEqual(up.toSorted((a, b) => a - b));
  expect(down).toEqual(down.toSorted((a, b) => b - a));
  await close();
});

test('a choice that nothing fits says so, and an invalid stored filter is dropped as a whole [spec-37 spec-40]', async () => {
  const { page, close } = await browser.open(screens[0]);
  await page.goto('/shop/listing?kategoria=langat&koko=42-44');
  await page.getByText('Ei tuotteita löytynyt valituilla suodattimilla.').waitFor();
  await expectSound(page, 'the empty listing');
  await page.evaluate(() => sessionStorage.setItem('filters', '{"kategoria":["mekot"],"koko":["JÄTTI"]}'));
  await page.goto('/shop/listing');
  expect(page.url()).toMatch(/\/shop\/listing$/);
  expect(await box(page, 'kategoria', 'mekot').isChecked()).toBe(false);
  await close();
});

test('a change in the catalogue comes to the kept page by itself, and two visitors get the same bytes [spec-149 spec-150]', async () => {
  const shopUrl = theShop.url;
  const path = `${shopUrl}/shop/listing?kategoria=villatuotteet`;
  const [firstBuyer, secondBuyer] = await Promise.all([newCustomer(shopUrl), newCustomer(shopUrl)]);
  const read = async (cookies?: Map<string, string>): Promise<string> => {
    const cookie = [...(cookies ?? [])].map(([key, value]) => `${key}=${value}`).join('; ');
    return (await fetch(path, { headers: cookie ? { cookie } : {} })).text();
  };
  await read();
  const renamed = `Muuttunut-${small.title}`;
  const edit = await admin.call('PUT', `/api/admin/product/edit/${small._id}`, { title: renamed });
  expect(edit.status).toBe(200);
  await expect.poll(() => read()).toContain(renamed);
  const [guests, ones, others] = await Promise.all([
    read(),
    read(firstBuyer.cookies),
    read(secondBuyer.cookies),
  ]);
  expect(ones).toBe(guests);
  expect(others).toBe(guests);
  for (const personal of [firstBuyer.id, secondBuyer.id, 'Kirjautunut'])
    expect(guests).not.toContain(personal);
});

test('an open list shows a picture in place of its stand-in when it is ready', async () => {
  const { page, complaints, close } = await browser.open(screens[1]);
  const body = await sharp({ create: { width: 4, height: 5, channels: 3, background: '#8F4527' } })
    .webp()
    .toBuffer();
  let isReady = false;
  await page.route('**/uploads/**', (route) =>
    isReady
      ? route.continue()
      : route.fulfill({ contentType: 'image/webp', headers: { 'cache-control': 'no-store' }, body }),
  );
  await page.goto('/shop/listing');
  const picture = cards(page).locator('.ground img').first();
  const seen = () =>
    picture.evaluate(({ complete, currentSrc, naturalWidth }: HTMLImageElement) => ({
      isLoaded: complete && currentSrc !== '',
      isSharp: naturalWidth > 100,
    }));
  await expect.poll(seen).toEqual({ isLoaded: true, isSharp: false });
  isReady = true;
  await expect.poll(seen).toEqual({ isLoaded: true, isSharp: true });
  expect(complaints).toEqual([]);
  await close();
});
