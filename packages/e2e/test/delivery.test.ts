import { waitFor } from '@shop/testing';
import { newClient, newCustomer, type Client } from '@shop/testing/http-client';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { homeAddress } from './address.ts';
import { browserOfFile, expectSound, keepAsleep, screens, signInAs } from './browser.ts';
import { putInCart } from './cart-line.ts';
import { seePaid } from './paid-page.ts';
import { addTestProduct, adminClient } from './test-product.ts';
import { theShop } from './the-shop.ts';

/* One purchase with everything that is not at its first: a greeting, a pick-up point, Klarna, and the receipt of it all. */
const visitors = browserOfFile();

const SETTINGS = '/api/admin/rest/settings';
/** Switches what Stripe's page offers beside cards on or off, and waits until the shop's pages know. */
async function offer(admin: Client, payments: { mobilepay: boolean; klarna: boolean }): Promise<void> {
  const { version } = (await admin.call('GET', SETTINGS)).body.data;
  await admin.call('PUT', SETTINGS, { version, payments });
  const home = async () => String((await newClient(theShop.url).call('GET', '/shop/home')).body);
  await expect.poll(async () => (await home()).includes('MobilePay')).toBe(payments.mobilepay);
}

/** Opens the checkout and writes a greeting while its scripts are still on their way. */
async function greetBeforeItWakes(page: Page): Promise<void> {
  const wake = await keepAsleep(page);
  await page.goto('/shop/checkout', { waitUntil: 'commit' });
  await page.getByText('Lisää tervehdys pakettiin').click();
  await page.getByLabel('Tervehdys', { exact: true }).fill('Hyvää syntymäpäivää!');
  wake();
  await page.getByText('Merkkejä jäljellä 180').waitFor();
}

test.each(screens)(
  'on $name a parcel goes to a pick-up point, and its receipt says so [spec-55 law-24 law-26]',
  async (screen) => {
    const admin = await adminClient();
    await offer(admin, { mobilepay: true, klarna: true });
    // The next journey is in the same shop, and pays as ever.
    onTestFinished(() => offer(admin, { mobilepay: false, klarna: false }));
    const product = await addTestProduct(admin, { price: 40 });
    const customer = await newCustomer(theShop.url, 'Nelli Noutaja');
    await customer.call('POST', '/api/shop/address/add', homeAddress);
    await putInCart(customer, product);
    const { page, complaints, close } = await visitors.open(screen);
    const strangers = new Set<string>();
    page.on('request', (request) => {
      if (/^https?:/.test(request.url())) strangers.add(new URL(request.url()).origin);
    });
    await signInAs(page, customer);
    await greetBeforeItWakes(page);
    const addresses = page.locator('[data-address]').getByRole('radio');
    const pay = page.getByRole('button', { name: 'Debit card', exact: true });
    await pay.click();
    await addresses.and(page.locator(':focus')).waitFor();
    await page.getByText('Valitse osoite.').waitFor();
    await addresses.first().check();
    await page.getByText('Valitse osoite.').waitFor({ state: 'detached' });
    const ways = page.getByRole('region', { name: 'Toimitustapa' });
    expect(await ways.getByRole('radio', { name: /^Posti osoitteeseen/ }).isChecked()).toBe(true);
    const total = page.locator('[data-checkout-total]');
    await total.getByText('40,00\u00a0€').waitFor();
    await page.getByText('sis. ALV 25,5\u00a0%').waitFor();

    await ways.getByRole('radio', { name: /^Noutopiste/ }).check();
    await total.getByText('44,90\u00a0€').waitFor();
    const places = ways.getByRole('list', { name: 'Noutopisteet' });
    await places.waitFor();
    await pay.click();
    await page.getByRole('status').getByText('Valitse noutopiste, johon paketti lähetetään.').waitFor();
    await places.locator(':focus').and(places.getByRole('radio').first()).waitFor();
    await ways.getByLabel('Hae postinumerolla').fill('90100');
    const status = ways.getByRole('status').getByText(/^\d+ noutopistettä löytyi\.$/);
    await status.waitFor({ state: 'attached' });
    await places.getByRole('radio', { name: /Oulun Rotuaari/ }).check();
    await page.getByText(/^Noutopisteeseen .*Oulun Rotuaari, Isokatu 25/).waitFor();
    await expectSound(page, 'checkout with a pick-up point');
    expect(await pay.evaluate((button) => button.parentElement?.textContent)).toBe(
      'Debit cardTilaa ja maksa – tilaus sitoo maksamaan',
    );
    const classes = page.locator('.pay-classes dt');
    expect(await classes.allTextContents()).toEqual(['Ilman luottoa', 'Voi sisältää luottoa', 'Luotto']);
    await pay.click();
    await page.getByRole('button', { name: 'Peruuta' }).click();
    // A payment that came to nothing leaves all choices as they were.
    await page.getByRole('link', { name: 'Takaisin kassalle' }).click();
    await places.getByRole('radio', { name: /Oulun Rotuaari/, checked: true }).waitFor();
    await page.locator('[data-address]').getByRole('radio', { checked: true }).waitFor();
    const greeting = page.getByLabel('Tervehdys', { exact: true });
    await greeting.waitFor();
    expect(await greeting.inputValue()).toBe('Hyvää syntymäpäivää!');
    await total.getByText('44,90\u00a0€').waitFor();
    await expectSound(page, 'checkout with what was chosen before');
    await pay.click();
    const approve = page.getByRole('button', { name: 'Hyväksy maksu' });
    await approve.click();
    await page.getByText('Valitse maksutapa.').waitFor();
    await page.getByRole('radio', { name: 'Klarna' }).check();
    await page.getByLabel('Sähköposti (Klarna)').fill('nelli@posti.example');
    await approve.click();
    await seePaid(page);
    await page.getByText(`Lähetämme vahvistuksen osoitteeseen ${customer.email}.`).waitFor();
    await page.getByText(/Oulun Rotuaari, Isokatu 25/).waitFor();

    const orderID = new URL(page.url()).searchParams.get('orderID') ?? '';
    const details = `/api/shop/purchase/order-details/${orderID}`;
    const receipts = async () =>
      (await customer.call('GET', details)).body.data.receipts as { number: string }[];
    await waitFor('the receipt', async () => (await receipts()).length > 0);
    await page.goto(`/shop/profile?order=${orderID}`);
    await page.getByText('Klarna', { exact: true }).first().waitFor();
    expect((await customer.call('GET', details)).body.data.giftNote).toBe('Hyvää syntymäpäivää!');
    const file = page.getByRole('link', { name: /^Kuitti \d{4}-K-\d{6} \(PDF\)$/ });
    const response = await customer.send((await file.getAttribute('href')) ?? '', {});
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect([...strangers]).toEqual([new URL(theShop.url).origin]);
    // The page of the payment was sent back once, with what was missing.
    expect(complaints.filter((text) => !text.includes('400'))).toEqual([]);
    await close();
  },
);

test('the checkout keeps the pick-up point, also one that is far from the address', async () => {
  const customer = await newCustomer(theShop.url);
  await customer.call('POST', '/api/shop/address/add', homeAddress);
  await putInCart(customer, await addTestProduct(await adminClient()));
  const { page, complaints, close } = await visitors.open(screens[0]);
  await signInAs(page, customer);
  await page.goto('/shop/checkout');
  await page.locator('[data-address]').getByRole('radio').check();
  await page.getByRole('radio', { name: /^Noutopiste/ }).check();
  await page.getByLabel('Hae postinumerolla').fill('90100');
  await page.getByRole('radio', { name: /Oulun Rotuaari/ }).check();
  const destination = page.getByText(/^Noutopisteeseen .*Oulun Rotuaari/);
  await destination.waitFor();
  for (const _time of ['once', 'and again']) {
    await page.goto('/shop/faq');
    // The browser restores the method, and not the point.
    await page.goBack();
    await destination.waitFor();
    await page.getByRole('radio', { name: /Oulun Rotuaari/, checked: true }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await destination.count()).toBe(1);
  }
  expect(complaints).toEqual([]);
  await close();
});
