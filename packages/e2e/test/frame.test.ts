import { newCustomer, type Customer } from '@shop/testing/http-client';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { browserOfFile, expectSound, screens, signInAs, stopClock } from './browser.ts';
import { putInCart } from './cart-line.ts';
import { linksIn, storedFilter, topLevelLinks } from './read-page.ts';
import { addTestProduct, adminClient, type TestProduct } from './test-product.ts';
import { theShop } from './the-shop.ts';

const [phone, desktop] = screens;
const brand = 'Luonnonlanka';
const menuEntries = [
  ['Koti', '/shop/home'],
  ['Tietoa', '/shop/historia'],
  ['Tuote', '/shop/listing'],
  ['Yhteystiedot', '/shop/contact'],
  ['UKK', '/shop/faq'],
];
const categoryEntries = [
  ['Mekot', '/shop/listing?kategoria=mekot'],
  ['Paidat', '/shop/listing?kategoria=paidat'],
  ['Takit', '/shop/listing?kategoria=takit'],
  ['Hameet ja Housut', '/shop/listing?kategoria=hameet'],
  ['Villatuotteet', '/shop/listing?kategoria=villatuotteet'],
  ['Asusteet', '/shop/listing?kategoria=korut'],
  ['Laukut', '/shop/listing?kategoria=laukut'],
  ['Kotiin', '/shop/listing?kategoria=koti'],
  ['Langat', '/shop/listing?kategoria=langat'],
];
async function expectMenu(page: Page, selector: string): Promise<void> {
  expect(await topLevelLinks(page, selector)).toEqual(menuEntries);
  const all = await linksIn(page, selector);
  expect(all).toHaveLength(menuEntries.length + categoryEntries.length);
  const shelf = `${selector} > ul > li:has(> a[href="/shop/listing"]) > ul > li >`;
  expect(await linksIn(page, shelf)).toEqual(categoryEntries);
}
const visitors = browserOfFile();
let customer: Customer;
let product: TestProduct;

beforeAll(async () => {
  product = await addTestProduct(await adminClient());
  customer = await newCustomer(theShop.url, 'Saara Sivu');
});

describe('the frame', () => {
  test('a guest sees the banner, the five entries in order, and the ways in [spec-4 spec-21 spec-22 spec-23]', async () => {
    const { page, close } = await visitors.open(desktop);
    await page.goto('/shop/faq');
    await page.getByText('Ilmainen toimitus yli 150 €').waitFor();
    await expectMenu(page, '.header nav');
    expect(await page.locator('header .wordmark').getAttribute('href')).toBe('/shop/home');
    expect(await page.locator('header [aria-current=page]').textContent()).toContain('UKK');
    const bar = page.locator('header');
    expect(await bar.getByRole('link', { name: 'Kirjaudu', exact: true }).getAttribute('href')).toBe(
      '/auth/login',
    );
    expect(await bar.getByRole('link', { name: 'Rekisteröidy' }).getAttribute('href')).toBe('/auth/register');
    expect(await page.locator('.avatar').isVisible()).toBe(false);
    await close();
  });

  test('a Finnish page asks for the small file of each font alone, and for a larger one when it writes a foreign letter, each for its own', async () => {
    const { page, close } = await visitors.open(phone);
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
    });
    for (const path of ['/shop/home', `/shop/products/${product._id}`]) {
      fonts.length = 0;
      await page.goto(path, { waitUntil: 'networkidle' });
      const first = await page
        .locator('link[rel=preload][as=font]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(first).toHaveLength(2);
      expect(fonts).toHaveLength(2);
      expect(new Set(fonts)).toEqual(new Set(first));
    }
    await page.locator('h1').evaluate((title) => (title.textContent = 'Muñoz'));
    await expect.poll(() => fonts.length).toBe(3);
    await page.locator('h1').evaluate((title) => (title.textContent = 'Žižka'));
    await expect.poll(() => fonts.length).toBe(4);
    await close();
  });

  test('on a phone the hamburger opens a menu with the same entries, and gives the focus back [spec-26]', async () => {
    const { page, close } = await visitors.open(phone);
    await page.goto('/shop/home');
    const button = page.getByRole('button', { name: 'Avaa valikko' });
    await button.click();
    const menu = page.getByRole('dialog', { name: 'Valikko' });
    await menu.waitFor();
    await expectMenu(page, '#menu nav');
    await menu.getByRole('link', { name: 'Rekisteröidy' }).waitFor();
    await expectSound(page, 'menu');
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await button.and(page.locator(':focus')).waitFor();
    await close();
  });

  test('a category of the menu sets the filter, on the desktop below the entry and on the phone beside the others', async () => {
    const { page, close } = await visitors.open(desktop);
    await page.goto('/shop/faq');
    const nav = page.locator('.header nav');
    const button = nav.getByRole('button', { name: 'Tuoteryhmät' });
    const wool = nav.getByRole('link', { name: 'Villatuotteet' });
    await button.click();
    await wool.waitFor();
    expect((await wool.boundingBox())?.y).toBeGreaterThan((await button.boundingBox())?.y ?? Infinity);
    await expectSound(page, 'categories of the menu');
    await page.keyboard.press('Escape');
    await wool.waitFor({ state: 'hidden' });
    await button.and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    await nav.getByRole('link', { name: 'Langat' }).focus();
    await page.keyboard.press('Tab');
    await wool.waitFor({ state: 'hidden' });
    await button.click();
    await wool.click();
    await page.waitForURL('**/shop/listing?kategoria=villatuotteet');
    expect(JSON.parse((await storedFilter(page)) ?? '{}')).toEqual({ kategoria: ['villatuotteet'] });
    await page.setViewportSize(phone);
    await page.getByRole('button', { name: 'Avaa valikko' }).click();
    await page.getByRole('dialog', { name: 'Valikko' }).getByRole('link', { name: 'Asusteet' }).click();
    await page.waitForURL('**/shop/listing?kategoria=korut');
    expect(JSON.parse((await storedFilter(page)) ?? '{}')).toEqual({ kategoria: ['korut'] });
    await close();
  });

  test('a customer sees how much is in the cart, and the page is called after the cart while it is open [spec-15 spec-24]', async () => {
    const { page, close } = await visitors.open(desktop);
    await signInAs(page, customer);
    await page.goto('/shop/home');
    const cart = page.getByRole('button', { name: /^Ostoskori/ });
    await cart.waitFor();
    expect(await page.locator('[data-cart-count]').isVisible()).toBe(false);
    for (const size of ['M', 'L']) {
      await putInCart(customer, product, { quantity: 2, size });
    }
    await page.reload();
    await page.locator('[data-cart-count]:visible').filter({ hasText: '4' }).waitFor();
    await cart.click();
    await page.getByRole('dialog', { name: 'Ostoskori' }).waitFor();
    expect(await page.title()).toBe(`Ostoskori – ${brand}`);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.title()).toBe(`Suomalaista muotia – ${brand}`);
    await close();
  });

  test('the avatar menu says who is logged in, leads to the profile, and Exit ends the session [spec-25]', async () => {
    const { page, close } = await visitors.open(desktop);
    const leaver = await newCustomer(theShop.url, 'Leena Lähtijä');
    await signInAs(page, leaver);
    await page.goto('/shop/contact');
    const avatar = page.locator('summary.avatar');
    await avatar.click();
    await page.getByText('Logged in as Leena Lähtijä').first().waitFor();
    await expectSound(page, 'avatar menu');
    await page.keyboard.press('Escape');
    expect(await page.getByRole('button', { name: 'Exit' }).isVisible()).toBe(false);
    await avatar.click();
    await page.getByRole('link', { name: 'You', exact: true }).click();
    await page.waitForURL('**/shop/profile');
    await avatar.click();
    await page.getByRole('button', { name: 'Exit' }).click();
    await page.waitForURL('**/shop/home');
    await page.getByRole('link', { name: 'Kirjaudu', exact: true }).first().waitFor();
    // What the gateway heard of a session counts for a second.
    await expect.poll(async () => (await leaver.call('GET', '/api/auth/check')).body.success).toBe(false);
    await close();
  });

  test('the footer’s entries follow the menu, its categories set the filter, and it leads to the legal pages [spec-27]', async () => {
    const { page, close } = await visitors.open(desktop);
    await page.goto('/shop/contact');
    expect(await linksIn(page, 'footer nav[aria-labelledby=footer-pages]')).toEqual(menuEntries);
    expect(await linksIn(page, '.footer-legal nav:first-child')).toEqual([
      ['Tietosuoja', '/shop/privacy'],
      ['Ehdot', '/shop/terms'],
      ['Palautukset', '/shop/returns'],
      ['Peruuta sopimus tästä', '/shop/withdrawal'],
      ['Saavutettavuus', '/shop/accessibility'],
    ]);
    await page.locator('footer a[href^="mailto:"]').waitFor();
    await page.locator('footer a[href^="tel:"]').waitFor();
    const categories = [
      ['Mekot', 'mekot'],
      ['Paidat', 'paidat'],
      ['Housut', 'hameet'],
      ['Villatuotteet', 'villatuotteet'],
      ['Hameet', 'hameet'],
      ['Korut', 'korut'],
    ];
    for (const [label = '', id] of categories) {
      await page.locator('footer').getByRole('link', { name: label, exact: true }).click();
      await page.waitForURL(`**/shop/listing?kategoria=${id}`);
      expect(JSON.parse((await storedFilter(page)) ?? '{}')).toEqual({ kategoria: [id] });
    }
    await close();
  });

  test.each(screens)('at the checkout on $name the footer is lower and keeps every link', async (screen) => {
    const { page, close } = await visitors.open(screen);
    await signInAs(page, customer);
    const footerOf = async (path: string) => {
      await page.goto(path);
      const box = await page.locator('footer').boundingBox();
      return { links: await linksIn(page, 'footer'), height: box?.height ?? 0 };
    };
    const usual = await footerOf('/shop/profile');
    const low = await footerOf('/shop/checkout');
    expect(low.links).toEqual(usual.links);
    expect(low.height).toBeGreaterThan(0);
    expect(low.height).toBeLessThan(usual.height * 0.75);
    await close();
  });
});

test('a page follows a sign-in as another customer in another tab', async () => {
  const { page, close } = await visitors.open(desktop);
  const [first, second] = [
    await newCustomer(theShop.url, 'Eeva Ensimmäinen'),
    await newCustomer(theShop.url, 'Timo Toinen'),
  ];
  await signInAs(page, first);
  await page.goto('/shop/profile/account');
  const shownName = () => page.locator('[data-user-name]').first().textContent();
  await expect.poll(shownName).toBe('Eeva Ensimmäinen');
  await page.locator('[data-checking]').waitFor({ state: 'hidden' });
  await signInAs(page, second);
  // Back in this tab, the cart is asked for again, which the second one may not see.
  await page.waitForTimeout(1_100);
  await page.evaluate(() => void dispatchEvent(new Event('focus')));
  await expect.poll(shownName).toBe('Timo Toinen');
  expect(await page.getByText('Eeva Ensimmäinen').count()).toBe(0);
  await close();
});

test('login shows its panel beside the form on a desktop, and the form alone on a phone [spec-8]', async () => {
  const { page, close } = await visitors.open(desktop);
  for (const path of ['/auth/login', '/auth/register']) {
    await page.setViewportSize(desktop);
    await page.goto(path);
    const panel = page.locator('.auth-panel');
    await panel.getByRole('heading', { name: `Welcome to ${brand}` }).waitFor();
    const box = await panel.boundingBox();
    expect([box?.x, box?.width], path).toEqual([0, desktop.width / 2]);
    expect(await panel.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
      'rgb(38, 33, 28)',
    );
    await expectSound(page, path);
    await page.setViewportSize(phone);
    await expect.poll(() => panel.isVisible(), { message: path }).toBe(false);
    expect(await page.getByLabel('Sähköposti').isVisible(), path).toBe(true);
  }
  await close();
});

describe('a toast', () => {
  const open = async (): Promise<{ page: Page; close: () => Promise<void> }> => {
    const { page, close } = await visitors.open(desktop);
    await stopClock(page);
    await page.goto('/auth/login?message=search');
    return { page, close };
  };

  test('appears after 50 ms, stays 4 s, fades for 300 ms; the pointer on it holds its time [spec-93 spec-137]', async () => {
    const { page, close } = await open();
    const toast = page.locator('.toast.info');
    await page.clock.runFor(49);
    expect(await toast.count()).toBe(0);
    await page.clock.runFor(50);
    expect(await toast.getAttribute('class')).toContain('shown');
    await page.clock.runFor(2_000);
    await toast.hover();
    await page.clock.runFor(60_000);
    expect(await toast.getAttribute('class')).toContain('shown');
    await page.mouse.move(0, 0);
    await page.clock.runFor(1_800);
    expect(await toast.getAttribute('class')).toContain('shown');
    await page.clock.runFor(200);
    expect(await toast.getAttribute('class')).not.toContain('shown');
    await page.clock.runFor(300);
    expect(await toast.count()).toBe(0);
    await close();
  });

  test('is spoken politely, and can be closed by hand [spec-93]', async () => {
    const { page, close } = await open();
    await page.clock.runFor(100);
    const toast = page.locator('[role=status] .toast');
    await toast.waitFor();
    await toast.getByRole('button').click();
    await page.clock.runFor(300);
    expect(await toast.count()).toBe(0);
    await close();
  });
});
