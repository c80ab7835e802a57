import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPaidOrder, chooseFromMenu, goTo, adminBrowser } from './back-office.ts';
import { browserOfFile, expectNoSideways, expectSound, screens } from './browser.ts';
import { addTestProduct, adminClient, type TestProduct } from './test-product.ts';

/* Every screen of the back office and what can open over it, also on the first day and on a bad one. */
const visitors = browserOfFile();
const desktop = screens[1];
let product: TestProduct;

beforeAll(async () => {
  product = await addTestProduct(await adminClient());
});

const orderCalls = /\/api\/admin\/rest\/orders\?/;
const productCalls = /\/api\/admin\/rest\/products\?/;

/** A shop in which nothing has been sold and nothing is for sale yet. */
async function emptyShop(page: Page): Promise<void> {
  for (const [calls, name] of [
    [orderCalls, 'orders'],
    [productCalls, 'products'],
  ] as const) {
    await page.route(calls, (route) =>
      route.fulfill({ json: [], headers: { 'content-range': `${name} 0-0/0` } }),
    );
  }
}

/** What the browser writes into its console by itself when a call fails, as it was made to. */
const otherThan = (expected: RegExp, complaints: string[]) =>
  complaints.filter((text) => !expected.test(text));

describe.each(screens)('on $name', (screen) => {
  const isPhone = screen.width < 768;

  test('overlays of every screen are accessible: menu, shortcuts, the question before logging out [spec-192]', async () => {
    const { page, complaints, close } = await adminBrowser(visitors, screen);
    if (isPhone) {
      await page.getByRole('button', { name: 'Avaa valikko' }).click();
      await page.getByRole('dialog', { name: 'Admin Workspace' }).waitFor();
      await expectSound(page, 'menu');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await page.keyboard.press('?');
    const shortcuts = page.getByRole('dialog', { name: 'Pikanäppäimet' });
    await shortcuts.waitFor();
    await expectSound(page, 'shortcuts');
    await page.keyboard.press('Escape');
    await shortcuts.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Kirjaudu ulos' }).click();
    await page.getByRole('alertdialog').waitFor();
    await expectSound(page, 'question before logging out');
    await page.getByRole('button', { name: 'Peruuta' }).click();
    const yearAgo = new Date(Date.now() - 365 * 86_400_000).toISOString().slice(0, 10);
    await page.getByRole('button', { name: /^Päivät: / }).click();
    const days = page.getByRole('dialog', { name: 'Päivät' });
    await days.getByLabel('Alkaen').fill('31.12.2100');
    await days.getByText('Viimeinen päivä on ennen ensimmäistä.').waitFor();
    await expectSound(page, 'calendar with a span that is turned round');
    await days.getByLabel('Alkaen').fill(yearAgo);
    await page.keyboard.press('Escape');
    await days.waitFor({ state: 'detached' });
    await page.locator('dl[aria-busy="false"]').waitFor();
    await expectSound(page, 'dashboard with a year of its own');
    expect(complaints).toEqual([]);
    await close();
  });

  test('on the first day every screen has an empty state, and is accessible [spec-192]', async () => {
    const { page, complaints, close } = await adminBrowser(visitors, screen);
    await emptyShop(page);
    await page.goto('/admin/dashboard');
    await page.getByText('Kaikki tilaukset on pakattu.').waitFor();
    await expectSound(page, 'dashboard of an empty shop');
    await goTo(page, screen, 'Purchases');
    await page.getByText('Ei vielä tilauksia').first().waitFor();
    await expectSound(page, 'no orders yet');
    await goTo(page, screen, 'Products');
    await page.getByRole('heading', { name: 'Ei vielä tuotteita' }).waitFor();
    await expectSound(page, 'no products yet');
    expect(complaints).toEqual([]);
    await close();
  });

  test('a search without a result leads on, for orders and for products [spec-192]', async () => {
    const { page, complaints, close } = await adminBrowser(visitors, screen);
    for (const [entry, label, heading] of [
      ['Purchases', 'Numero, nimi, paikka tai puhelin', 'Ei tilauksia näillä suodattimilla'],
      ['Products', 'Nimi tai materiaali', 'Ei tuotteita näillä suodattimilla'],
    ] as const) {
      await goTo(page, screen, entry);
      await page.getByRole('searchbox', { name: label }).fill('eikukaantällaista');
      await page.getByRole('heading', { name: heading }).waitFor();
      await expectSound(page, heading);
      await page.getByRole('button', { name: 'Tyhjennä suodattimet' }).click();
      await page.getByRole('heading', { name: heading }).waitFor({ state: 'detached' });
    }
    expect(complaints).toEqual([]);
    await close();
  });

  test('an odd move asks first, of one order and of many [spec-192]', async () => {
    const { orderID } = await aPaidOrder(product);
    const { page, complaints, close } = await adminBrowser(visitors, screen);
    await goTo(page, screen, 'Purchases');
    await page.locator(`[aria-describedby="order-${orderID}"]`).first().click();
    const dialog = page.getByRole('dialog', { name: 'Tilausyhteenveto' });
    await dialog.getByLabel('Order Status').selectOption('rejected');
    await expectSound(page, 'an order that is about to be rejected');
    await dialog.getByRole('button', { name: 'Update Order Status' }).click();
    // An admin who rejects a paid order is offered the refund in the same step.
    const refund = page.getByRole('dialog', { name: 'Palauta rahaa' });
    await refund.getByText('Palautettavissa').waitFor();
    await expectSound(page, 'the refund of an order that was rejected');
    await refund.getByRole('button', { name: 'Älä palauta' }).click();
    await dialog.getByText('Vahvistettu → Peruutettu').waitFor();
    await dialog.getByLabel('Order Status').selectOption('inProcess');
    await dialog.getByRole('button', { name: 'Update Order Status' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText('Tilaus on peruutettu. Otetaanko se silti käsittelyyn?').waitFor();
    await expectSound(page, 'question before an odd move');
    await question.getByRole('button', { name: 'Jätä ennalleen' }).click();
    await question.waitFor({ state: 'detached' });
    await dialog.getByRole('button', { name: 'Sulje' }).click();
    await dialog.waitFor({ state: 'detached' });

    await page
      .locator('li, tr')
      .filter({ hasText: orderID.slice(-8) })
      .getByText('Peruutettu')
      .waitFor();
    await page.getByRole('checkbox', { name: `Valitse tilaus ${orderID.slice(-8)}` }).check();
    await chooseFromMenu(page, 'Vaihda tila', 'Käsittelyssä');
    await question.getByText(/^Tilaus on peruutettu: /).waitFor();
    await expectSound(page, 'question before odd moves');
    await question.getByRole('button', { name: 'Vaihda tila' }).click();
    await page.getByText('Status has been changed:)').first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('chosen products and a failed upload are accessible [spec-192]', async () => {
    const { page, complaints, close } = await adminBrowser(visitors, screen);
    await goTo(page, screen, 'Products');
    await page.getByRole('searchbox', { name: 'Nimi tai materiaali' }).fill(product.title);
    await page.getByText('1 tuote', { exact: true }).waitFor();
    await page.getByRole('checkbox', { name: `Valitse ${product.title}` }).check();
    await page.getByRole('region', { name: 'Valitut tuotteet' }).getByText('1 valittu').waitFor();
    await expectSound(page, 'products with one of them chosen');
    await page.getByRole('button', { name: 'Poista valinta' }).click();

    page.on('dialog', (dialog) => void dialog.accept());
    await page.route('**/image-upload', (route) => route.fulfill({ status: 500, json: { success: false } }));
    await page.getByRole('button', { name: '+ New Product' }).click();
    const sheet = page.getByRole('dialog', { name: 'Lisää' });
    await sheet
      .locator('input[type="file"]')
      .setInputFiles({ name: 'kuva.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('kuva') });
    await sheet.getByRole('button', { name: 'Yritä uudelleen' }).waitFor();
    await expectSound(page, 'an upload that failed');
    expect(otherThan(/500/, complaints)).toEqual([]);
    await close();
  });

  test('without answers or without a network the lists say so, and come back [spec-192]', async () => {
    const { page, complaints, close } = await adminBrowser(visitors, screen);
    await page.route(orderCalls, (route) => route.fulfill({ status: 503, json: { success: false } }));
    await page.goto('/admin/dashboard');
    const payments = page.locator('section', { has: page.getByRole('heading', { name: 'Maksut' }) });
    await payments.getByText('Tietoja ei saatu haettua.').waitFor();
    await goTo(page, screen, 'Purchases');
    await page.getByRole('heading', { name: 'Tietoja ei saatu haettua' }).waitFor();
    await expectSound(page, 'a list that could not be fetched');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Yritä uudelleen' }).click();
    await page.getByRole('button', { name: 'Details' }).first().waitFor();

    await page.context().setOffline(true);
    await page.getByText(/^Verkkoyhteyttä ei ole\./).waitFor();
    await expectSound(page, 'a list without a network');
    await page.context().setOffline(false);
    await page.getByText(/^Verkkoyhteyttä ei ole\./).waitFor({ state: 'detached' });
    expect(otherThan(/503|ERR_INTERNET_DISCONNECTED/, complaints)).toEqual([]);
    await close();
  });

  test('a screen that cannot be drawn, one that is not there, and an ended session lead on [spec-192]', async () => {
    const { page, complaints, close } = await adminBrowser(visitors, screen);
    await page.goto('/admin/eiole');
    await page.getByRole('heading', { name: 'Sivua ei löytynyt' }).waitFor();
    await expectSound(page, 'no such screen');
    await page.route(/\/admin\/assets\/Features-.*\.js$/, (route) => route.abort());
    await page.goto('/admin/features');
    await page.getByRole('heading', { name: 'Jokin meni vikaan' }).waitFor();
    await expectSound(page, 'a screen that could not be drawn');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Lataa uudelleen' }).click();
    await page.getByRole('heading', { name: 'admin features' }).waitFor();

    await goTo(page, screen, 'Purchases');
    await page.getByRole('button', { name: 'Details' }).first().waitFor();
    await page.context().clearCookies();
    await page.getByRole('searchbox').fill('Eero');
    await page.waitForURL(/\/auth\/login\?redirect=%2Fadmin%2Forders/);
    await page.getByRole('heading', { name: 'Kirjaudu sisään' }).waitFor();
    await expectSound(page, 'login after the session has ended');
    expect(otherThan(/401|404|ERR_FAILED|dynamically imported module/, complaints)).toEqual([]);
    await close();
  });
});

test('while an answer is under way its place is held, and on narrower screens nothing is cut off', async () => {
  const { page, complaints, close } = await adminBrowser(visitors, desktop);
  // What does not come yet: lists and sheets show that it is on its way.
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(productCalls, async (route) => {
    await answered;
    await route.continue();
  });
  await page.route(/\/api\/admin\/rest\/products\/[0-9a-f]{24}$/, async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto(`/admin/product/${product._id}`);
  const sheet = page.getByRole('dialog', { name: 'Muokkaa tuotetta' });
  await sheet.getByRole('status').getByText('Ladataan').waitFor();
  await page.locator('main').getByText('Ladataan').waitFor();
  answer();
  await expect.poll(() => sheet.getByLabel('Nimi', { exact: true }).inputValue()).toBe(product.title);
  await expect.poll(() => page.getByText('Ladataan').count()).toBe(0);

  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: desktop.height });
    await expectNoSideways(page, `a product’s form at ${width} px`);
  }
  for (const [path, heading] of [
    ['dashboard', 'admin dashboard'],
    ['orders', 'Tilauksesi'],
    ['product', 'Tuotteet'],
  ] as const) {
    await page.goto(`/admin/${path}`);
    await page.getByRole('heading', { name: heading }).waitFor();
    await expect.poll(() => page.getByText('Ladataan').count()).toBe(0);
    for (const width of [320, 768, 900, 1024]) {
      await page.setViewportSize({ width, height: desktop.height });
      await expectNoSideways(page, `${path} at ${width} px`);
    }
  }
  expect(complaints).toEqual([]);
  await close();
});
