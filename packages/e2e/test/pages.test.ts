import { newClient, newCustomer, type Customer } from '@shop/testing/http-client';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { browserOfFile, expectSound, signInAs, type Screen } from './browser.ts';
import { addTestProduct, theMaker, type TestProduct } from './test-product.ts';
import { theShop } from './the-shop.ts';

/* The frame around every page, the pages of words, and what search engines read of them. */
const phone: Screen = { name: 'a phone', width: 390, height: 844 };
const desktop: Screen = { name: 'a desktop', width: 1440, height: 900 };
const brand = 'Luonnonlanka';
const menuEntries = [
  ['Koti', '/shop/home'],
  ['Tietoa', '/shop/historia'],
  ['Tuote', '/shop/listing'],
  ['Yhteystiedot', '/shop/contact'],
  ['UKK', '/shop/faq'],
];
const visitors = browserOfFile();
let customer: Customer;
let product: TestProduct;

beforeAll(async () => {
  product = await addTestProduct(await theMaker());
  customer = await newCustomer(theShop.url, 'Saara Sivu');
});

const linksIn = (page: Page, selector: string): Promise<string[][]> =>
  page
    .locator(`${selector} a`)
    .evaluateAll((links) =>
      links.map((link) => [link.textContent?.trim() ?? '', link.getAttribute('href') ?? '']),
    );
const storedFilter = (page: Page): Promise<string | null> =>
  page.evaluate(() => sessionStorage.getItem('filters'));

describe('the frame', () => {
  test('a guest sees the banner, the five entries in order, and the ways in', async () => {
    const { page, close } = await visitors.open(desktop);
    await page.goto('/shop/faq');
    await page.getByText('Ilmainen toimitus yli 150 €').waitFor();
    expect(await linksIn(page, '.header nav')).toEqual(menuEntries);
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

  test('on a phone the hamburger opens a menu with the same entries, and gives the focus back', async () => {
    const { page, close } = await visitors.open(phone);
    await page.goto('/shop/home');
    const button = page.getByRole('button', { name: 'Avaa valikko' });
    await button.click();
    const menu = page.getByRole('dialog', { name: 'Valikko' });
    await menu.waitFor();
    expect(await linksIn(page, '#menu nav')).toEqual(menuEntries);
    await menu.getByRole('link', { name: 'Rekisteröidy' }).waitFor();
    await expectSound(page, 'menu');
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await close();
  });

  test('a customer sees how much is in the cart, and the page is called after the cart while it is open', async () => {
    const { page, close } = await visitors.open(desktop);
    await signInAs(page, customer);
    await page.goto('/shop/home');
    const cart = page.getByRole('button', { name: /^Ostoskori/ });
    await cart.waitFor();
    expect(await page.locator('[data-cart-count]').isVisible()).toBe(false);
    for (const size of ['M', 'L']) {
      await customer.call('POST', '/api/shop/cart/add', {
        userID: customer.id,
        productID: product._id,
        quantity: 2,
        size,
        variant: 1,
      });
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

  test('the avatar menu says who is logged in, leads to the profile, and Exit ends the session', async () => {
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

  test('the footer’s entries follow the menu, its categories set the filter, and it leads to the legal pages', async () => {
    const { page, close } = await visitors.open(desktop);
    await page.goto('/shop/contact');
    expect(await linksIn(page, 'footer nav[aria-labelledby=footer-pages]')).toEqual(menuEntries);
    expect(await linksIn(page, '.footer-legal nav:first-child')).toEqual([
      ['Tietosuoja', '/shop/privacy'],
      ['Ehdot', '/shop/terms'],
      ['Palautukset', '/shop/returns'],
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
});

test('login shows its panel beside the form on a desktop, and the form alone on a phone', async () => {
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
    expect(await panel.isVisible(), path).toBe(false);
    expect(await page.getByLabel('Sähköposti').isVisible(), path).toBe(true);
  }
  await close();
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

  test('a guest is welcomed, and asked to join', async () => {
    const { page, close } = await visitors.open(desktop);
    await page.goto('/shop/home');
    for (const part of ['.welcome.for-guest', '.join']) {
      const hrefs = (await linksIn(page, part)).map(([, href]) => href);
      expect(hrefs, part).toEqual(['/auth/register', '/auth/login']);
      expect(await page.locator(part).isVisible(), part).toBe(true);
    }
    expect(await page.locator('.welcome-back').isVisible()).toBe(false);
    await close();
  });

  test('nine tiles set the filter and open the list; Katso Kaikki clears it', async () => {
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

  test('a customer is welcomed back by name; on a phone that fades after 3 s and is gone after 4 s', async () => {
    const { page, close } = await visitors.open(phone);
    await signInAs(page, customer);
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
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

  test('on a desktop the welcome stays', async () => {
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

describe('pages of words', () => {
  test.each([
    ['/shop/historia', 'Ensin oli yksi lammas', 'First there was one sheep'],
    ['/shop/faq', 'Usein kysyttyä', 'Questions and answers'],
  ])('%s is there in Finnish and in English, each marked as what it is', async (path, finnish, english) => {
    const { page, close } = await visitors.open(phone);
    const langOf = (name: string): Promise<string | null | undefined> =>
      page
        .getByRole('heading', { name, level: 1 })
        .evaluate((heading) => heading.closest('[lang]')?.getAttribute('lang'));
    await page.goto(path);
    expect(await langOf(finnish)).toBe('fi');
    await page.getByRole('link', { name: 'In English' }).click();
    expect(await langOf(english)).toBe('en');
    expect(await page.locator('nav.languages').getAttribute('lang')).toBe('fi');
    await expectSound(page, `${path} in English`);
    await page.getByRole('link', { name: 'Suomeksi' }).click();
    await page.getByRole('heading', { name: finnish, level: 1 }).waitFor();
    await close();
  });

  test('there are eight questions in both languages, one open at a time', async () => {
    const { page, close } = await visitors.open(desktop);
    for (const path of ['/shop/faq?kieli=en', '/shop/faq']) {
      await page.goto(path);
      expect(await page.locator('details.question').count()).toBe(8);
    }
    await page.locator('details.question summary').nth(4).click();
    expect(await page.locator('details.question[open]').count()).toBe(1);
    await page.getByText('Käsinpesu').or(page.getByText('Pese käsin')).first().waitFor();
    await close();
  });

  test('contact gives all four hours', async () => {
    const { body } = await newClient(theShop.url).call('GET', '/shop/contact');
    const main = /<main[^]*<\/main>/.exec(String(body))?.[0] ?? '';
    for (const hours of ['arkisin 9–17', 'ma–pe 10–16', 'joka päivä 11–17', '24 tunnin'])
      expect(main).toContain(hours);
  });

  test('the legal pages say who sells, how to withdraw and where to complain', async () => {
    const guest = newClient(theShop.url);
    const read = async (name: string): Promise<string> =>
      String((await guest.call('GET', `/shop/${name}`)).body);
    const [terms, returns, privacy] = await Promise.all(['terms', 'returns', 'privacy'].map(read));
    for (const part of [
      'Y-tunnus',
      'arvonlisäveron',
      'https://www.kuluttajaneuvonta.fi',
      'https://www.kuluttajariita.fi',
    ])
      expect(terms).toContain(part);
    for (const part of ['14 päivän', 'id="peruuttamislomake"', 'Kuluttajan allekirjoitus', 'Tarpeeton'])
      expect(returns).toContain(part);
    for (const part of ['Rekisterinpitäjä', 'https://tietosuoja.fi', 'kirjanpitolaki', 'Evästeet'])
      expect(privacy).toContain(part);
  });

  test('the withdrawal form prints by itself', async () => {
    const { page, close } = await visitors.open(desktop);
    await page.goto('/shop/returns');
    await page.evaluate(() => {
      globalThis.print = () => undefined;
    });
    await page.getByRole('button', { name: 'Tulosta lomake' }).click();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('heading', { name: 'Peruuttamislomake' }).isVisible()).toBe(true);
    for (const hidden of ['header .bar', 'footer', '.page-head', '#rahat'])
      expect(await page.locator(hidden).first().isVisible(), hidden).toBe(false);
    await close();
  });
});

describe('a toast', () => {
  const open = async (): Promise<{ page: Page; close: () => Promise<void> }> => {
    const { page, close } = await visitors.open(desktop);
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    await page.goto('/auth/login?message=search');
    return { page, close };
  };

  test('appears after 50 ms, stays 4 s, fades for 300 ms; the pointer on it holds its time', async () => {
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

  test('is spoken politely, and can be closed by hand', async () => {
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

describe('a product, as the server renders it', () => {
  const guest = newClient(theShop.url);
  const read = async (path: string): Promise<string> => String((await guest.call('GET', path)).body);
  const cardOf = (html: string, { _id, title }: TestProduct): string =>
    [...html.matchAll(/<li class="card[^]*?<\/li>/g)]
      .map(([card]) => card)
      .find((card) => card.includes(_id) || card.includes(title)) ?? '';

  test('a card says what is left below ten and what is sold out, which is no link', async () => {
    const maker = await theMaker();
    const [nine, ten, none] = await Promise.all(
      [9, 10, 0].map((stock) => addTestProduct(maker, { kategoria: 'koti', stock })),
    );
    const html = await read('/shop/listing?kategoria=koti');
    const [last, enough, gone] = [nine, ten, none].map((one) => cardOf(html, one as TestProduct));
    expect(last).toContain('Vain 9 jäljellä');
    expect(last).toContain(`href="/shop/products/${nine?._id}"`);
    expect(enough).not.toContain('jäljellä');
    expect(gone).toContain('Loppuunmyyty');
    expect(gone).not.toContain('<a ');
  });

  test('a picture that cannot be had gives way to a drawing', async () => {
    const { page, close } = await visitors.open(desktop);
    await page.route('**/uploads/**', (route) => route.abort());
    await page.goto('/shop/listing');
    await page.locator('.card .broken img[src="/picture-missing.svg"]').first().waitFor();
    await close();
  });

  test('a page shows the sale price with the normal one struck through, swatches, models and sizes', async () => {
    const onSale = await addTestProduct(await theMaker(), { price: 1249, salePrice: 99.5, colours: [] });
    const html = (await read(`/shop/products/${onSale._id}`)).replaceAll(/<!--.*?-->/g, '');
    expect(html).toMatch(/class="price sale">.*?99,50\u00a0€/);
    expect(html).toMatch(/<s class="price was">.*?1\u00a0249,00\u00a0€/);
    for (const colour of ['orange', 'pink', 'blue']) expect(html).toContain(`title="${colour}"`);
    expect([...html.matchAll(/<option[^>]*>(Malli \d)<\/option>/g)].map(([, name]) => name)).toEqual([
      'Malli 1',
      'Malli 2',
    ]);
    expect([...html.matchAll(/<option[^>]*>(XS|S|M|L|XL)<\/option>/g)].map(([, size]) => size)).toEqual([
      'XS',
      'S',
      'M',
      'L',
      'XL',
    ]);
    for (const part of ['Materiaali &amp; huolto', 'Tuotetiedot', 'Koko-opas'])
      expect(html).toMatch(new RegExp(part.replace('&amp;', '&(amp;|#38;)?')));
  });
});

describe('for those who find the shop', () => {
  const guest = newClient(theShop.url);
  const read = async (path: string): Promise<string> => String((await guest.call('GET', path)).body);
  const structured = (html: string): Record<string, unknown>[] =>
    [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
    );
  const attribute = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';

  test.each(['/shop/home', '/shop/listing?kategoria=mekot', '/shop/historia', '/shop/faq?kieli=en'])(
    '%s names its own address and a picture to share',
    async (path) => {
      const html = await read(path);
      const own = new URL(path, theShop.url).href;
      expect(attribute(html, /<link rel="canonical" href="([^"]+)"/)).toBe(own);
      expect(attribute(html, /<meta property="og:url" content="([^"]+)"/)).toBe(own);
      expect(attribute(html, /<meta name="description" content="([^"]+)"/).length).toBeGreaterThan(40);
      const picture = attribute(html, /<meta property="og:image" content="([^"]+)"/);
      expect(picture).toMatch(/^https?:\/\//);
      expect((await fetch(picture)).headers.get('content-type')).toBe('image/jpeg');
    },
  );

  test('home tells of the organisation, the questions of themselves', async () => {
    expect(structured(await read('/shop/home'))[0]).toMatchObject({
      '@type': ['Organization', 'OnlineStore'],
      name: brand,
      foundingDate: '2014',
    });
    expect(structured(await read('/shop/faq'))[0]).toMatchObject({ '@type': 'FAQPage' });
  });

  test('a product tells its price, whether it can be had, and where it stands', async () => {
    const html = await read(`/shop/products/${product._id}`);
    const [offered, crumbs] = structured(html);
    expect(offered).toMatchObject({
      '@type': 'Product',
      name: product.title,
      brand: { name: brand },
      offers: {
        price: '129.00',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        shippingDetails: { shippingRate: { value: '0.00' }, shippingDestination: { addressCountry: 'FI' } },
        hasMerchantReturnPolicy: { merchantReturnDays: 14 },
      },
    });
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(attribute(html, /<meta property="og:image" content="([^"]+)"/)).toContain('/uploads/');
  });

  test('sitemap, feed and robots name the product and keep private pages out', async () => {
    const address = new URL(`/shop/products/${product._id}`, theShop.url).href;
    expect(await read('/sitemap.xml')).toContain(`<loc>${address}</loc>`);
    const feed = await guest.call('GET', '/product-feed.xml');
    expect(feed.headers.get('content-type')).toContain('application/rss+xml');
    expect(feed.body).toContain(`<g:link>${address}</g:link>`);
    const robots = await read('/robots.txt');
    expect(robots).toContain('Disallow: /shop/checkout');
    expect(robots).toContain('Sitemap: ');
    for (const path of ['/auth/login', '/ei-ole'])
      expect(await read(path), path).toContain('<meta name="robots" content="noindex">');
  });

  test('icons and manifest are there', async () => {
    const manifest = JSON.parse(await read('/site.webmanifest')) as {
      name: string;
      icons: { src: string }[];
    };
    expect(manifest.name).toBe(brand);
    for (const src of ['/favicon.ico', '/favicon.svg', ...manifest.icons.map((icon) => icon.src)])
      expect((await guest.send(src, {})).status, src).toBe(200);
  });
});
