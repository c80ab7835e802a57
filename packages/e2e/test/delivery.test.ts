import { waitFor } from '@shop/testing';
import { newCustomer } from '@shop/testing/http-client';
import { expect, test } from 'vitest';
import { homeAddress } from './address.ts';
import { browserOfFile, expectSound, screens, signInAs } from './browser.ts';
import { addTestProduct, theMaker } from './test-product.ts';
import { theShop } from './the-shop.ts';

/* One purchase with everything that is not at its first: a pick-up point, its price, and the receipt of it all. */
const visitors = browserOfFile();

test.each(screens)('on $name a parcel goes to a pick-up point, and its receipt says so', async (screen) => {
  const product = await addTestProduct(await theMaker(), { price: 40 });
  const customer = await newCustomer(theShop.url, 'Nelli Noutaja');
  await customer.call('POST', '/api/shop/address/add', homeAddress);
  const line = { userID: customer.id, productID: product._id, quantity: 1, size: 'M', variant: 2 };
  await customer.call('POST', '/api/shop/cart/add', line);
  const { page, complaints, close } = await visitors.open(screen);
  await signInAs(page, customer);
  await page.goto('/shop/checkout');
  await page.locator('[data-address]').getByRole('radio').first().check();
  const ways = page.getByRole('region', { name: 'Toimitustapa' });
  expect(await ways.getByRole('radio', { name: /^Posti osoitteeseen/ }).isChecked()).toBe(true);
  const total = page.locator('[data-checkout-total]');
  await total.getByText('40,00\u00a0€').waitFor();
  await page.getByText('sis. ALV 25,5\u00a0%').waitFor();

  await ways.getByRole('radio', { name: /^Noutopiste/ }).check();
  await total.getByText('44,90\u00a0€').waitFor();
  const places = ways.getByRole('list', { name: 'Noutopisteet' });
  await places.waitFor();
  const pay = page.getByRole('button', { name: 'Debit card', exact: true });
  await pay.click();
  await page.getByText('Valitse noutopiste, johon paketti lähetetään.').waitFor();
  await ways.getByLabel('Hae postinumerolla').fill('90100');
  await places.getByRole('radio', { name: /Oulun Rotuaari/ }).check();
  await expectSound(page, 'checkout with a pick-up point');
  expect(await pay.evaluate((button) => button.parentElement?.textContent)).toBe(
    'Debit cardTilaa ja maksa – tilaus sitoo maksamaan',
  );
  await pay.click();
  await page.getByRole('button', { name: 'Hyväksy maksu' }).click();
  await page.locator('[data-step="paid"]').waitFor();
  await page.getByText(/Oulun Rotuaari, Isokatu 25/).waitFor();

  const orderID = new URL(page.url()).searchParams.get('orderID') ?? '';
  const details = `/api/shop/purchase/order-details/${orderID}`;
  const receipts = async () =>
    (await customer.call('GET', details)).body.data.receipts as { number: string }[];
  await waitFor('the receipt', async () => (await receipts()).length > 0);
  await page.goto(`/shop/profile?order=${orderID}`);
  const file = page.getByRole('link', { name: /^Kuitti \d{4}-K-\d{6} \(PDF\)$/ });
  const response = await customer.send((await file.getAttribute('href')) ?? '', {});
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect(complaints).toEqual([]);
  await close();
});
