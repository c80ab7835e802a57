import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectShown, keptBy, openBrowser } from '../browser.ts';
import type { Buyer, ProductionShop } from '../production-shop.ts';
import { lineOf, soundProduct } from '../wares.ts';

/** Part of every planted text: shown on each page, run on none. */
const MARKER = 'onerror=alert(1)';
const words = `</script><img src=x ${MARKER}><svg onload=alert(2)>"' onmouseover=alert(3) {{4}}\u200b`;
const name = `<img src=x ${MARKER}>"'`;
const link = `[${MARKER}](javascript:alert(5)) ${words}`;
/** Reverse the direction of following text; older stored texts may hold them. */
const DIRECTION_MARKS = '\u202e\u2066';

/** Cached pages, equal for all visitors. */
const PUBLIC = ['home', 'listing', 'historia', 'faq?kieli=en', 'contact', 'terms'].map(
  (page) => `/shop/${page}`,
);

const SETTINGS = '/api/admin/rest/settings';
const LEGAL = '/api/admin/rest/legal/terms';

type Planted = { buyer: Buyer; productID: string; orderID: string; takeAway: () => Promise<void> };

/** Writes the hostile texts into every field that an admin or a customer can write. */
async function plant({ admin, product, buyer, database, visitor }: ProductionShop): Promise<Planted> {
  const guest = await visitor();
  const settingsNow = async () => ({
    ...(await guest.call('GET', '/api/shop/settings')).body.data,
    version: 0,
  });
  const settingsBefore = await settingsNow();
  const { version, ...settings } = (await admin.call('GET', SETTINGS)).body.data;
  const { seller, banner, hours, home, story, questions } = settings;
  const section = { title: words, text: [link] };
  const pages = { title: words, lead: words, parts: [section] };
  const asked = [{ q: words, a: link }];
  const hostile = {
    seller: { ...seller, name: words, address: words },
    banner: words.slice(0, 120),
    hours: { email: name, phone: name, service: name, reply: words },
    home: { ...home, title: [name, name], lead: words, storyTitle: [name], storyText: [link] },
    story: { fi: pages, en: pages },
    questions: { fi: asked, en: asked },
  };
  expect((await admin.call('PUT', SETTINGS, { version, ...hostile })).status).toBe(200);

  const versions = database('catalog').collection<{ _id: string; page: string; revision: string }>(
    'legalversions',
  );
  const legal = (text: string) => admin.call('PUT', `${LEGAL}/draft`, { text, seen: null });
  expect((await legal(`## ${words}\n\n${link}`)).status).toBe(400);
  const draft = await legal(`${words}\n\n## ${words}\n\n${words}\n\n- ${words}`);
  const { revision } = draft.body.data.draft;
  expect((await admin.call('POST', `${LEGAL}/publish`, { seen: revision })).status).toBe(200);

  const ware = {
    ...soundProduct(product.images),
    title: words,
    description: link,
    imageTexts: [words],
    imageColours: ['<svg onload=alert(6)>'],
    material: words,
    fibres: [{ name, share: 100 }],
    care: [words],
    dimensions: name,
    makersNote: { words, who: words },
    manufacturer: { name: words, address: words, email: 'tekija@posti.example' },
    identifier: name,
    warnings: words,
    colours: ['red;background:url(//e.test)', '"><svg onload=alert(7)>'],
  };
  const added = await admin.call('POST', '/api/admin/product/add', ware);
  expect([added.status, added.body.errors]).toEqual([201, undefined]);
  const productID = String(added.body.data._id);
  const products = database('catalog').collection<{ _id: string }>('products');
  const turned = {
    title: `${DIRECTION_MARKS}${words}`,
    description: `${DIRECTION_MARKS}${link}`,
    changedAt: new Date(),
  };
  await products.updateOne({ _id: productID }, { $set: turned });

  const customer = await buyer(name);
  const { id, addressID, call } = customer;
  const address = { name, address: words, city: name, notes: words };
  expect((await call('PUT', `/api/shop/address/edit/${id}/${addressID}`, address)).status).toBe(200);
  await call('POST', '/api/shop/cart/add', lineOf(id, { _id: productID, images: [] }));
  const order = { userID: id, address: { addressID } };
  // PayPal is unreachable in tests; the order is placed.
  expect((await call('POST', '/api/shop/purchase/create', order)).status).toBe(502);
  const { body } = await call('GET', `/api/shop/purchase/order-list/${id}`);
  await call('POST', '/api/shop/cart/add', lineOf(id, { _id: productID, images: [] }));
  const misses = database('catalog').collection<{ _id: string; times: number; lastAt: Date }>('searchmisses');
  await misses.insertOne({ _id: name, times: 9, lastAt: new Date() });

  // A cached page may answer first; after a new one, no older one returns.
  const says = async (path: string) =>
    (await guest.call('GET', path)).text.replaceAll(/\u00ad|&shy;|&#173;/g, '').includes(MARKER);
  for (const path of PUBLIC) await expect.poll(async () => [path, await says(path)]).toEqual([path, true]);

  const listed = async () => (await guest.call('GET', '/api/shop/product/get')).body.data.length as number;
  return {
    buyer: customer,
    productID,
    orderID: String(body.data[0]._id),
    takeAway: async () => {
      // No call withdraws a published text, but other tests use this shop too.
      await versions.deleteOne({ revision });
      const now = (await admin.call('GET', SETTINGS)).body.data.version as number;
      const own = { seller, banner, hours, home, story, questions };
      await admin.call('PUT', SETTINGS, { version: now, ...own });
      await admin.call('DELETE', `/api/admin/product/delete/${productID}`);
      await misses.deleteOne({ _id: name });
      await expect.poll(listed).toBe(1);
      await expect.poll(settingsNow).toEqual(settingsBefore);
    },
  };
}

/** Elements that a page would have if it took the texts for markup. */
const injectedElements = (page: Page) =>
  page.evaluate(() => {
    const hostile =
      'img[src="x"], svg[onload], [onerror], [onmouseover], a[href^="javascript:" i], [style*="e.test"]';
    return [...document.querySelectorAll(hostile)].map(({ outerHTML }) => outerHTML.slice(0, 200));
  });

async function walk(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expectShown(page, path, MARKER);
    expect([path, await injectedElements(page)]).toEqual([path, []]);
  }
}

type Browser = Awaited<ReturnType<typeof openBrowser>>;

async function walkShop(browser: Browser, { buyer, productID }: Planted): Promise<void> {
  const { page, complaints } = await browser.windowOf(buyer);
  await walk(page, [
    ...PUBLIC,
    `/shop/search?keyword=${encodeURIComponent(words)}`,
    '/shop/checkout',
    '/shop/profile',
    `/shop/products/${productID}`,
  ]);
  const jsonLd = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(jsonLd.some((text) => text.includes(String.raw`\u003c/script`))).toBe(true);

  const kept = await keptBy(page);
  expect(kept.keys.length).toBeGreaterThan(0);
  for (const personal of [buyer.email, buyer.password, buyer.addressID, '0401234567'])
    expect([personal, kept.values.includes(personal)]).toEqual([personal, false]);
  expect(JSON.parse(kept.cookie.replace(/^hint=/, ''))).toEqual({ userName: name, role: 'customer' });
  await page.locator('summary.avatar').click();
  await page.getByRole('button', { name: 'Exit' }).click();
  await page.waitForURL('**/shop/home');
  await expect.poll(() => keptBy(page)).toEqual({ keys: [], values: '', cookie: '' });
  expect(complaints).toEqual([]);
}

async function walkBackOffice(
  browser: Browser,
  { admin }: ProductionShop,
  { productID, orderID, buyer }: Planted,
): Promise<void> {
  const { page, complaints } = await browser.windowOf(admin);
  await walk(page, [
    '/admin/product',
    `/admin/product/${productID}`,
    '/admin/stocktaking',
    '/admin/orders',
    `/admin/orders/${orderID}`,
    '/admin/customers',
    `/admin/customers/${buyer.id}`,
    `/admin/accounts?filter=${encodeURIComponent('{"role":"customer"}')}`,
    '/admin/search',
    '/admin/record',
    '/admin/settings',
    '/admin/settings/legal/terms',
  ]);
  const kept = await keptBy(page);
  for (const personal of [admin.email, buyer.email, buyer.addressID, '0401234567'])
    expect([personal, kept.values.includes(personal)]).toEqual([personal, false]);
  expect(complaints).toEqual([]);
}

/**
 * Texts of admins and customers stay text in every browser page: nothing runs or violates the content security policy.
 * Browser storage holds no personal data after a logout.
 */
export async function wordsNeverRun(at: ProductionShop): Promise<void> {
  const planted = await plant(at);
  const browser = await openBrowser(at);
  try {
    await Promise.all([walkShop(browser, planted), walkBackOffice(browser, at, planted)]);
  } finally {
    await browser.close();
    await planted.takeAway();
  }
}
