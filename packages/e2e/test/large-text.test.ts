import { newCustomer } from '@shop/testing/http-client';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { homeAddress } from './address.ts';
import { aPaidOrder } from './back-office.ts';
import { browserOfFile, expectNoSideways, screens, signInAs } from './browser.ts';
import { putInCart } from './cart-line.ts';
import { addTestProduct, adminClient } from './test-product.ts';
import { theShop } from './the-shop.ts';

/* Text twice as large as the page's, on a phone: no word leaves the screen (WCAG 1.4.4). */
const visitors = browserOfFile();

const enlarge = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

/** Whether the words of two elements, or the elements themselves where they have none, lie over each other. */
async function overlap(first: Locator, second: Locator): Promise<boolean> {
  const place = (locator: Locator) =>
    locator.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      const { left, right, top, bottom } = element.textContent
        ? words.getBoundingClientRect()
        : element.getBoundingClientRect();
      return { left, right, top, bottom };
    });
  const [a, b] = await Promise.all([place(first), place(second)]);
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** The words that run off to the side, where nothing scrolls to them. */
const runsOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    const words = [...document.querySelectorAll<HTMLElement>('main *, footer *')].filter(
      (element) => element.children.length === 0 && element.textContent.trim() !== '',
    );
    const scrolls = (element: Element) =>
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) &&
      element !== document.documentElement;
    const isReached = (element: Element | null): boolean =>
      element !== null && (scrolls(element) || isReached(element.parentElement));
    return words
      .filter((element) => {
        const { width, right } = element.getBoundingClientRect();
        return width > 1 && right > innerWidth + 1 && !isReached(element) && !element.closest('.sr, dialog');
      })
      .map((element) => element.textContent.trim());
  });

/** Each page with a word of its own that it shows once it has all its visitor has. */
const pages = ({ product, city }: { product: string; city: string }) =>
  [
    ['/shop/home', 'Tervetuloa takaisin,'],
    ['/shop/contact', 'Yhteystiedot'],
    ['/shop/faq', 'Usein kysyttyä'],
    ['/shop/accessibility', 'Saavutettavuus'],
    ['/shop/returns', 'Palautukset'],
    ['/shop/profile#osoite', city],
    ['/shop/profile/account', 'Vaihda nimi'],
    ['/shop/withdrawal', 'Tilausnumero'],
    ['/shop/checkout', product],
  ] as const;

test('with text twice as large no word of a page leaves the screen', async () => {
  const { page, complaints, close } = await visitors.open(screens[0]);
  const customer = await newCustomer(theShop.url, 'Äijä Hyväristö-Öhman');
  await signInAs(page, customer);
  const product = await addTestProduct(await adminClient());
  const long = { address: 'Pohjois-Hämeenlinnanväylänkatu 123 B 456', city: 'Äkäslompolo-Pitkäpaikkakunta' };
  await customer.call('POST', '/api/shop/address/add', { ...homeAddress, ...long });
  await putInCart(customer, product);
  for (const [path, text] of pages({ product: product.title, city: long.city })) {
    await page.goto(path);
    await page.getByRole('main').getByText(text).filter({ visible: true }).first().waitFor();
    expect(await runsOff(page), path).toEqual([]);
  }
  expect(complaints).toEqual([]);
  await close();
});

test.each([screens[0], { name: 'the narrowest phone', width: 320, height: 640 }])(
  'with text twice as large no words lie over others, or over a picture, on $name',
  async (screen) => {
    const { page, close } = await visitors.open(screen);
    const customer = await newCustomer(theShop.url);
    await signInAs(page, customer);
    await putInCart(customer, await addTestProduct(await adminClient()));
    await page.goto('/shop/checkout');
    await page.getByLabel('Postitoimipaikka').waitFor();
    await enlarge(page);
    const label = (text: string) => page.locator('.address-pair label').filter({ hasText: text });
    expect(await overlap(label('Postinumero'), label('Postitoimipaikka'))).toBe(false);
    for (const way of await page.locator('.pay-button').all()) {
      expect(await overlap(way.locator('button'), way.locator('small'))).toBe(false);
      const [button, line] = [
        await way.locator('button').boundingBox(),
        await way.locator('small').boundingBox(),
      ];
      expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThan((button?.y ?? 0) + (button?.height ?? 0));
    }
    await page.goto('/shop/home');
    await enlarge(page);
    expect(await overlap(page.locator('.hero-picture'), page.locator('.hero h1'))).toBe(false);
    await close();
  },
);

test('a name that is one long word stays on the screen of the home page', async () => {
  const { page, close } = await visitors.open(screens[1]);
  const name = 'Ä'.repeat(60);
  await signInAs(page, await newCustomer(theShop.url, name));
  await page.goto('/shop/home');
  await page.getByRole('main').getByText(name).waitFor();
  expect(await runsOff(page)).toEqual([]);
  await close();
});

test('with more room between letters and words the orders’ headings stay on the narrowest screen', async () => {
  const { page, close } = await visitors.open({ width: 320, height: 640 });
  const { customer } = await aPaidOrder(await addTestProduct(await adminClient()));
  await signInAs(page, customer);
  await page.goto('/shop/profile');
  await page.getByRole('button', { name: /View Details/ }).waitFor();
  await page.evaluate(() => {
    // WCAG 1.4.12; the page's own rules of style forbid a style element.
    const wide = new CSSStyleSheet();
    wide.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }');
    document.adoptedStyleSheets.push(wide);
  });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width).toBe(320);
  await close();
});

/** Words with the end of a line inside, other than at a soft hyphen: "Loppuunm/yyty". */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    const letters = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent ?? '';
      if (node.parentElement?.closest('.sr, dialog, script, style')) continue;
      const rectOf = (from: number, to: number) => {
        letters.setStart(node, from);
        letters.setEnd(node, to);
        return letters.getBoundingClientRect();
      };
      for (const { 0: word, index } of text.matchAll(/[\p{L}\u00ad]{2,}/gu))
        for (let at = index + 1; at < index + word.length; at += 1) {
          const [before, after] = [rectOf(at - 1, at), rectOf(at, at + 1)];
          const isShown = before.height > 0 && after.height > 0;
          if (isShown && after.top >= before.bottom - 1 && text[at - 1] !== '\u00ad')
            broken.push(`${word.slice(0, at - index)}/${word.slice(at - index)}`);
        }
    }
    return broken;
  });

test.each([
  { name: 'on the narrowest phone', screen: { width: 320, height: 640 }, isEnlarged: false },
  { name: 'with letters twice as large', screen: screens[0], isEnlarged: true },
])('$name no word of the main pages is cut, or broken outside a syllable', async ({ screen, isEnlarged }) => {
  const { page, close } = await visitors.open(screen);
  await signInAs(page, await newCustomer(theShop.url));
  const product = await addTestProduct(await adminClient(), { stock: 0 });
  const longest = 'villasukkalankakeräpino'.repeat(3).slice(0, 64);
  for (const path of [
    '/shop/home',
    '/shop/listing',
    `/shop/products/${product._id}`,
    `/shop/search?keyword=${encodeURIComponent(longest)}`,
    '/shop/search?keyword=villa',
    '/shop/historia',
    '/shop/contact',
    '/shop/faq',
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(new URL(page.url()).pathname).toMatch(/^\/shop\//);
    if (isEnlarged) await enlarge(page);
    await expectNoSideways(page, path);
    expect(await brokenWords(page), path).toEqual([]);
    if (isEnlarged) expect(await runsOff(page), path).toEqual([]);
  }
  await close();
});
