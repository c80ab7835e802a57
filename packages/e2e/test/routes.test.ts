import { logIn, newClient, newCustomer, type Client, type Customer } from '@shop/testing/http-client';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { browserOfFile, signInAs, type Screen } from './browser.ts';
import { pageToSay } from './kept-pages.ts';
import { addTestProduct, adminClient, type TestProduct } from './test-product.ts';
import { theShop } from './the-shop.ts';

/*
 * Every route of the shop: who may see it, where others are sent, what it is called, and how login and registration
 * lead back to where a visitor wanted to go.
 */
const desktop: Screen = { name: 'a desktop', width: 1440, height: 900 };
const brand = 'Luonnonlanka';
const visitors = browserOfFile();
const guest = newClient(theShop.url);
let customer: Customer;
let admin: Client;
let product: TestProduct;

beforeAll(async () => {
  admin = await adminClient();
  product = await addTestProduct(admin);
  customer = await newCustomer(theShop.url, 'Reetta Reitti');
  await pageToSay('/shop/listing?kategoria=villatuotteet', product.title);
});

/** Where a program's request ends up: the status, and the address that it is sent to. */
async function ask(
  client: Client,
  path: string,
): Promise<{ status: number; location: string; body: string }> {
  const { status, headers, body } = await client.call('GET', path, undefined, { accept: 'text/html' });
  return { status, location: headers.get('location') ?? '', body: String(body) };
}
const titleOf = (body: string): string =>
  (/<title>(.*?)<\/title>/.exec(body)?.[1] ?? '').replaceAll('&#39;', "'");

describe('without a session', () => {
  test.each([
    ['/', '/shop/home'],
    ['/shop', '/shop/home'],
    ['/auth', '/auth/login'],
    ['/shop/products', '/shop/listing'],
    ['/admin', '/auth/login?redirect=%2Fadmin'],
    ['/admin/orders', '/auth/login?redirect=%2Fadmin%2Forders'],
    ['/shop/search?keyword=villa', '/auth/login?redirect=%2Fshop%2Fsearch%3Fkeyword%3Dvilla&message=search'],
    ['/shop/wishlist', '/auth/login?redirect=%2Fshop%2Fwishlist&message=wishlist'],
    ['/shop/checkout', '/auth/login?redirect=%2Fshop%2Fcheckout'],
    ['/shop/profile', '/auth/login?redirect=%2Fshop%2Fprofile'],
    ['/shop/profile/account', '/auth/login?redirect=%2Fshop%2Fprofile%2Faccount'],
    ['/shop/payment-success?paypal=true', '/auth/login?redirect=%2Fshop%2Fpayment-success%3Fpaypal%3Dtrue'],
  ])('%s leads to %s [spec-6 spec-17 spec-20 spec-111]', async (path, location) => {
    const answer = await ask(guest, path);
    expect([answer.status, answer.location]).toEqual([302, location]);
  });

  test.each([
    ['/shop/home', `Suomalaista muotia – ${brand}`],
    ['/shop/listing', brand],
    ['/shop/listing?kategoria=hameet', `Hameet ja Housut – ${brand}`],
    ['/shop/listing?kategoria=hameet,korut', brand],
    ['/shop/historia', brand],
    ['/shop/contact', brand],
    ['/shop/faq', brand],
    ['/shop/privacy', brand],
    ['/shop/terms', brand],
    ['/shop/returns', brand],
    ['/shop/shared-wishlist', brand],
    ['/shop/wishlist-notices', brand],
    ['/auth/login', `Kirjaudu sisään – ${brand}`],
    ['/auth/register', `Luo tili – ${brand}`],
    ['/auth/forgot', brand],
    ['/auth/reset', brand],
    ['/auth/confirm', brand],
    ['/auth/invitation', brand],
  ])('%s is open and called "%s" [spec-1 spec-10 spec-11 spec-15 spec-19]', async (path, title) => {
    const answer = await ask(guest, path);
    expect([answer.status, titleOf(answer.body)]).toEqual([200, title]);
  });

  test('a product is open and carries its own name [spec-10 spec-15 spec-112]', async () => {
    const answer = await ask(guest, `/shop/products/${product._id}`);
    expect([answer.status, titleOf(answer.body)]).toEqual([200, `${product.title} – ${brand}`]);
  });

  test.each(['/nothing', '/shop/nothing', '/auth/nothing', '/admin/nothing', '/shop/home/nothing'])(
    '%s is the page that says that there is none, by name [spec-13 spec-134]',
    async (path) => {
      const { status, body } = await ask(guest, path);
      expect([status, titleOf(body)]).toEqual([404, brand]);
      expect(body).toContain('Sivua ei löytynyt');
      expect(body).toContain(`<code>${path}</code>`);
      expect(body).toMatch(/<main[^]*href="\/shop\/home"[^]*<\/main>/);
    },
  );

  test.each(['/shop/100%', '/shop/products/h%E4my', '/shop/a%2Fb', '/admin/dashboard/100%'])(
    'the unreadable address %s is the page that says that there is none, by name [spec-13]',
    async (path) => {
      const { status, body } = await ask(guest, path);
      expect([status, titleOf(body)]).toEqual([404, brand]);
      expect(body).toContain('Sivua ei löytynyt');
      expect(body).toContain(`<code>${path}</code>`);
    },
  );

  test('an unknown product is a 404 of its own, and a refusal a 403 [spec-12 spec-47]', async () => {
    const missing = await ask(guest, '/shop/products/0123456789abcdef01234567');
    expect(missing.status).toBe(404);
    expect(missing.body).toContain('Error: Tuotetta ei löytynyt');
    expect((await ask(guest, '/unauth')).status).toBe(403);
  });
});

describe('with a session', () => {
  test.each([
    ['/auth/login', '/shop/home'],
    ['/auth/register?redirect=%2Fshop%2Fprofile', '/shop/home'],
    ['/admin', '/shop/home'],
    ['/admin/dashboard', '/shop/home'],
  ])('a customer who asks for %s is sent to %s [spec-7 spec-16 spec-17]', async (path, location) => {
    expect(await ask(customer, path)).toMatchObject({ status: 302, location });
  });

  test.each(['/auth/login', '/auth/register', '/admin'])(
    'an admin who asks for %s is sent to the dashboard [spec-16]',
    async (path) => {
      expect(await ask(admin, path)).toMatchObject({ status: 302, location: '/admin/dashboard' });
    },
  );

  test.each([
    ['/shop/checkout', `Kassa – ${brand}`],
    ['/shop/profile', brand],
    ['/shop/profile/account', brand],
    ['/shop/search', brand],
    ['/shop/wishlist', brand],
    ['/shop/payment-success', brand],
  ])('%s is open to customers and admins and called "%s" [spec-10 spec-15 spec-18]', async (path, title) => {
    for (const client of [customer, admin]) {
      const answer = await ask(client, path);
      expect([answer.status, titleOf(answer.body)]).toEqual([200, title]);
    }
  });
});

describe('in a browser', () => {
  const fillLogin = async (page: Page, account: { email: string; password: string }): Promise<void> => {
    await page.getByLabel('Sähköposti').fill(account.email);
    await page.getByLabel('Salasana', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Kirjaudu sisään' }).click();
  };

  test('the guest’s icons and a product’s card lead to login, each with its own message and way back [spec-23 spec-41 spec-62]', async () => {
    const { page, close } = await visitors.open(desktop);
    const bar = page.locator('header .actions');
    const ways: [what: string, click: () => Promise<void>, redirect: string, message: string][] = [
      [
        'search',
        () => bar.getByRole('link', { name: 'Haku' }).click(),
        '/shop/search',
        'Kirjaudu sisään, niin voit hakea tuotteita.',
      ],
      [
        'wishlist',
        () => bar.getByRole('link', { name: 'Suosikit' }).click(),
        '/shop/wishlist',
        'Kirjaudu sisään, niin näet suosikkisi.',
      ],
      [
        'cart',
        () => bar.getByRole('link', { name: 'Ostoskori' }).click(),
        '/shop/listing?kategoria=villatuotteet',
        'Kirjaudu sisään, niin näet ostoskorisi.',
      ],
      [
        'product',
        () => page.getByRole('link', { name: product.title }).first().click(),
        `/shop/products/${product._id}`,
        'Kirjaudu sisään, niin näet tuotteen tiedot ja voit lisätä sen ostoskoriin.',
      ],
    ];
    for (const [what, click, redirect, message] of ways) {
      await page.goto('/shop/listing?kategoria=villatuotteet');
      await click();
      // The message is there before the page has loaded, and stays for four seconds.
      await page.waitForURL(/\/auth\/login/, { waitUntil: 'commit' });
      await page.locator('.toast.info').filter({ hasText: message }).waitFor();
      expect(new URL(page.url()).searchParams.get('redirect'), what).toBe(redirect);
      await page.getByText(`Kirjaudu sisään jatkaaksesi kohteeseen: ${redirect.split('?')[0]}`).waitFor();
    }
    await close();
  });

  /** How long the page stays after an answer before it goes on, by the browser's own clock. */
  const stayAfter = async (page: Page, answer: string, next: RegExp): Promise<number> => {
    const [answered, nextPage] = await Promise.all([
      page.waitForResponse(answer),
      page.waitForResponse(
        (response) => response.request().isNavigationRequest() && next.test(response.url()),
      ),
    ]);
    await answered.finished();
    const { startTime, responseEnd } = answered.request().timing();
    return nextPage.request().timing().startTime - (startTime + responseEnd);
  };

  test('registration and login carry the wanted page along, wait 2 s and 1.5 s, and leave no way back [spec-60 spec-61 spec-62 spec-63 spec-138]', async () => {
    const { page, close } = await visitors.open(desktop);
    await page.goto('/shop/home');
    await page.goto('/shop/wishlist');
    await page.getByRole('link', { name: 'Rekisteröidy nyt' }).click();
    await page.waitForURL(/\/auth\/register/);
    await page.getByText('Luo tili jatkaaksesi kohteeseen: /shop/wishlist').waitFor();
    const account = { email: `reitti-${Date.now()}@posti.example`, password: 'villasukka-ja-lapanen' };
    await page.getByLabel('Nimi').fill('Riitta Reitti');
    await page.getByLabel('Sähköposti').fill(account.email);
    await page.getByLabel('Salasana', { exact: true }).fill(account.password);

    const registered = stayAfter(page, '**/api/auth/register', /\/auth\/login/);
    await page.getByRole('button', { name: 'Luo tili' }).click();
    expect(await registered).toBeGreaterThan(1_900);
    await page.locator('.toast.info').getByText('Rekisteröinti onnistui! Kirjaudu nyt sisään.').waitFor();
    await page.getByText('Kirjaudu sisään jatkaaksesi kohteeseen: /shop/wishlist').waitFor();
    expect(await page.getByLabel('Sähköposti').inputValue()).toBe(account.email);

    const loggedIn = stayAfter(page, '**/api/auth/login', /\/shop\/wishlist$/);
    await fillLogin(page, account);
    expect(await loggedIn).toBeGreaterThan(1_400);
    await page.getByRole('heading', { name: 'Suosikit', level: 1 }).waitFor();
    await page.goBack();
    expect(new URL(page.url()).pathname).not.toBe('/auth/register');
    await close();
  });

  test('an admin who logs in goes to the dashboard, wherever they came from [spec-63]', async () => {
    const { page, close } = await visitors.open(desktop);
    await page.goto('/shop/wishlist');
    await fillLogin(page, theShop.accounts.admin);
    await page.waitForURL('**/admin/dashboard', { waitUntil: 'commit' });
    await close();
  });

  test.each(['//evil.example', String.raw`/\evil.example`, 'https://evil.example', 'javascript:alert(1)'])(
    'a login that is asked to lead to %s leads home [spec-64]',
    async (redirect) => {
      const { page, close } = await visitors.open(desktop);
      await page.goto(`/auth/login?${new URLSearchParams({ redirect })}`);
      expect(await page.getByText('jatkaaksesi kohteeseen').count()).toBe(0);
      await fillLogin(page, customer);
      await page.waitForURL('**/shop/home', { waitUntil: 'commit' });
      await close();
    },
  );

  test('a wrong password shows the server’s words; a failed registration its own [spec-99 spec-123 spec-133]', async () => {
    const { page, close } = await visitors.open(desktop);
    await page.goto('/auth/login');
    await fillLogin(page, { email: customer.email, password: 'jokin-aivan-muu' });
    await page.locator('.toast.error').waitFor();
    await page.goto('/auth/register');
    await page.getByLabel('Nimi').fill('Toinen');
    await page.getByLabel('Sähköposti').fill(customer.email);
    await page.getByLabel('Salasana', { exact: true }).fill('villasukka-ja-lapanen');
    await page.getByRole('button', { name: 'Luo tili' }).click();
    await page.locator('.toast.error').getByText('Rekisteröinti epäonnistui', { exact: true }).waitFor();
    await close();
  });

  test('while the session is unknown, a spinner turns and no wrong state appears [spec-14 spec-74]', async () => {
    const { page, close } = await visitors.open(desktop);
    await signInAs(page, customer);
    let answer = (): void => undefined;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/auth/check', async (route) => {
      await asked;
      await route.continue();
    });
    for (const path of ['/shop/home', '/shop/profile', '/shop/checkout']) {
      await page.goto(path);
      await page.locator('[data-checking] .spinner').waitFor();
      expect(await page.getByRole('link', { name: 'Kirjaudu', exact: true }).isVisible(), path).toBe(false);
      expect(await page.locator('.avatar').isVisible(), path).toBe(true);
    }
    answer();
    await page.locator('[data-checking]').waitFor({ state: 'hidden' });
    await close();
  });

  test('a session that has ended leaves no guarded page open, and a network failure ends none [spec-92]', async () => {
    const { page, close } = await visitors.open(desktop);
    const leaver = await newCustomer(theShop.url, 'Lauri Lähtijä');
    await signInAs(page, leaver);
    await page.goto('/shop/home');
    await page.route('**/api/auth/check', (route) => route.abort());
    await page.goto('/shop/profile');
    // A visitor whose session is checked again was not redirected.
    await page.waitForRequest('**/api/auth/check');
    expect(new URL(page.url()).pathname).toBe('/shop/profile');
    expect(await page.locator('.avatar').isVisible()).toBe(true);
    await page.goto('about:blank');
    await page.route('**/api/auth/check', (route) => route.fulfill({ json: { success: false } }));
    const sentAway = page.waitForRequest(/\/auth\/login\?redirect=%2Fshop%2Fprofile$/);
    await page.goto('/shop/profile', { waitUntil: 'commit' });
    await sentAway;
    await close();
  });
});

test('a page that is kept for everybody holds nothing of who asked for it [spec-150]', async () => {
  const otherCustomer = await logIn(theShop.url, theShop.accounts.customer);
  for (const path of ['/shop/home', '/shop/listing', `/shop/products/${product._id}`, '/shop/faq']) {
    const [first, second, third] = await Promise.all(
      [customer, otherCustomer, guest].map((visitor) => ask(visitor, path)),
    );
    expect(first?.body).not.toContain('Reetta Reitti');
    expect(first?.body.replaceAll(/nonce="[^"]*"/g, '')).toBe(second?.body.replaceAll(/nonce="[^"]*"/g, ''));
    expect(third?.body).toBe(first?.body);
  }
});
