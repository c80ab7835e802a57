import { randomBytes } from 'node:crypto';
import { newClient } from '@shop/testing/http-client';
import { beforeAll, describe, expect, test } from 'vitest';
import { browserOfFile, screens } from './browser.ts';
import { pageToSay } from './kept-pages.ts';
import { addTestProduct, adminClient, type TestProduct } from './test-product.ts';
import { theShop } from './the-shop.ts';

/* Pages as the server renders them, which is all that search engines read. */
const [phone, desktop] = screens;
const brand = 'Luonnonlanka';
const visitors = browserOfFile();
let product: TestProduct;

beforeAll(async () => {
  product = await addTestProduct(await adminClient());
});

describe('a product, as the server renders it', () => {
  const guest = newClient(theShop.url);
  const read = async (path: string): Promise<string> => String((await guest.call('GET', path)).body);
  const cardOf = (html: string, { _id, title }: TestProduct): string =>
    [...html.matchAll(/<li class="card[^]*?<\/li>/g)]
      .map(([card]) => card)
      .find((card) => card.includes(_id) || card.includes(title)) ?? '';

  test('a card says what is left below ten and what is sold out, which is no link [spec-38]', async () => {
    const admin = await adminClient();
    const [nine, ten, none] = await Promise.all(
      [9, 10, 0].map((stock) => addTestProduct(admin, { kategoria: 'koti', stock })),
    );
    const path = '/shop/listing?kategoria=koti';
    for (const product of [nine, ten, none]) await pageToSay(path, String(product?.title));
    const html = await read(path);
    const [last, enough, soldOut] = [nine, ten, none].map((product) => cardOf(html, product as TestProduct));
    expect(last).toContain('Vain 9 jäljellä');
    expect(last).toContain(`href="/shop/products/${nine?._id}"`);
    expect(enough).not.toContain('jäljellä');
    expect(soldOut).toContain('Loppuunmyyty');
    expect(soldOut).not.toContain('<a ');
    expect(soldOut).toContain(`action="/shop/products/${none?._id}#ilmoita-kun-palaa"`);
    expect(await read(`/shop/products/${none?._id}`)).toContain('<details id="ilmoita-kun-palaa"');
  });

  test('a picture that cannot be had gives way to a drawing [spec-39]', async () => {
    const { page, close } = await visitors.open(desktop);
    await page.route('**/uploads/**', (route) => route.abort());
    await page.goto('/shop/listing');
    await page.locator('.card .broken img[src="/picture-missing.svg"]').first().waitFor();
    await close();
  });

  test('other pictures are loaded after the visible one', async () => {
    const { page, close } = await visitors.open(phone);
    const asked: string[] = [];
    let come = (): void => undefined;
    const wait = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route('**/uploads/**', async (route) => {
      if (asked.push(route.request().url()) === 1) await wait;
      await route.continue();
    });
    await page.goto(`/shop/products/${product._id}`, { waitUntil: 'domcontentloaded' });
    await page.locator('.swatches').waitFor();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    // So long a picture on the screen would have been asked for many times over.
    await page.waitForTimeout(500);
    expect(asked.length, asked.join(' ')).toBe(1);
    come();
    await expect.poll(() => asked.length).toBeGreaterThan(2);
    await close();
  });

  test('a page shows the sale price with the normal one struck through, swatches, models and sizes [spec-43 spec-46]', async () => {
    const onSale = await addTestProduct(await adminClient(), { price: 1249, salePrice: 99.5, colours: [] });
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
    for (const heading of ['Materiaali &amp; huolto', 'Tuotetiedot', 'Koko-opas'])
      expect(html).toMatch(new RegExp(heading.replace('&amp;', '&(amp;|#38;)?')));
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
    '%s names its own address and a picture to share [spec-146]',
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

  test('a product is shown by its slug too, and names its address by id as the canonical one [spec-147]', async () => {
    const slug = `kulku-${randomBytes(4).toString('hex')}`;
    const { _id: id, title } = await addTestProduct(await adminClient(), { slug });
    await pageToSay(`/shop/products/${slug}`, title);
    const canonical = new URL(`/shop/products/${id}`, theShop.url).href;
    for (const path of [`/shop/products/${slug}`, `/shop/products/${id}`]) {
      const html = await read(path);
      expect(attribute(html, /<h1>([^<]+)<\/h1>/).replaceAll('\u00ad', '')).toBe(title);
      expect(attribute(html, /<link rel="canonical" href="([^"]+)"/)).toBe(canonical);
    }
  });

  test('the home page describes the organisation, the questions page its questions', async () => {
    expect(structured(await read('/shop/home'))[0]).toMatchObject({
      '@type': ['Organization', 'OnlineStore'],
      name: brand,
      foundingDate: '2014',
    });
    expect(structured(await read('/shop/faq'))[0]).toMatchObject({ '@type': 'FAQPage' });
  });

  test('a product states its price, availability and breadcrumb [spec-146]', async () => {
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

  test('sitemap, feed and robots name the product and keep private pages out [spec-146]', async () => {
    const address = new URL(`/shop/products/${product._id}`, theShop.url).href;
    await pageToSay('/sitemap.xml', `<loc>${address}</loc>`);
    await pageToSay('/product-feed.xml', `<g:link>${address}</g:link>`);
    const feed = await guest.call('GET', '/product-feed.xml');
    expect(feed.headers.get('content-type')).toContain('application/rss+xml');
    expect(feed.body).toContain(`<g:link>${address}</g:link>`);
    const robots = await read('/robots.txt');
    expect(robots).toContain('Disallow: /shop/checkout');
    expect(robots).toContain('Sitemap: ');
    for (const path of ['/auth/login', '/ei-ole'])
      expect(await read(path), path).toContain('<meta name="robots" content="noindex">');
  });

  test('security.txt names where to report a flaw, and until when it is valid', async () => {
    const securityText = await read('/.well-known/security.txt');
    expect(securityText).toMatch(/^Contact: mailto:\S+@\S+$/m);
    expect(securityText).toContain(`Canonical: ${theShop.url}/.well-known/security.txt`);
    const [, expires = ''] = /^Expires: (.+)$/m.exec(securityText) ?? [];
    const daysLeft = (Date.parse(expires) - Date.now()) / (24 * 3_600_000);
    expect(daysLeft).toBeGreaterThan(100);
    expect(daysLeft).toBeLessThan(366);
  });

  test('icons and manifest are there [spec-146]', async () => {
    const manifest = JSON.parse(await read('/site.webmanifest')) as {
      name: string;
      icons: { src: string }[];
    };
    expect(manifest.name).toBe(brand);
    for (const src of ['/favicon.ico', '/favicon.svg', ...manifest.icons.map((icon) => icon.src)])
      expect((await guest.send(src, {})).status, src).toBe(200);
  });
});
