import { sharedWishlistSchema, wishlistShareSchema, wishNoticesSchema } from '@shop/contracts';
import { newClient, newCustomer } from '@shop/testing/http-client';
import { expect, test } from 'vitest';
import { addTestProduct, adminClient } from './test-product.ts';
import { theShop } from './the-shop.ts';

/* The calls of a shared wishlist, made with an ordinary HTTP client. */
const shopUrl = theShop.url;
const guest = newClient(shopUrl);

test('a shared wishlist: its owner makes and ends the link, a guest opens it', async () => {
  const [customer, product] = [
    await newCustomer(shopUrl, 'Aino Metsä'),
    await addTestProduct(await adminClient()),
  ];
  const share = `/api/shop/wishlist/share/${customer.id}`;
  const open = (token: string) => guest.call('POST', '/api/shop/wishlist/shared', { token });
  await customer.call('PUT', `/api/shop/wishlist/change/${customer.id}`, { add: [product._id] });
  expect((await customer.call('GET', share)).body.data).toBeNull();
  const made = await customer.call('POST', share, { withName: true });
  const { token, ...stored } = made.body.data;
  expect(made.status).toBe(201);
  expect(wishlistShareSchema.strict().parse(stored).withName).toBe(true);
  expect((await customer.call('GET', share)).body.data).toEqual(stored);
  const opened = sharedWishlistSchema.strict().parse((await open(token)).body.data);
  expect(opened).toEqual({ name: 'Aino', productIDs: [product._id] });
  expect((await guest.call('POST', share, { withName: true })).status).toBe(401);
  expect((await customer.call('DELETE', share)).status).toBe(200);
  expect((await open(token)).body).toMatchObject({ code: 'wishlist-not-shared' });
});

test('emails about wishes: chosen by the owner alone, ended by a link', async () => {
  const customer = await newCustomer(shopUrl);
  const notices = `/api/shop/wishlist/notices/${customer.id}`;
  const read = async () => wishNoticesSchema.strict().parse((await customer.call('GET', notices)).body.data);
  expect((await read()).since).toBeNull();
  expect((await customer.call('PUT', notices, { wanted: true })).status).toBe(200);
  expect((await read()).since).not.toBeNull();
  expect((await guest.call('PUT', notices, { wanted: true })).status).toBe(401);
  const token = 'x'.repeat(43);
  const { body } = await guest.call('POST', '/api/shop/wishlist/stop-notices', { token });
  expect(body).toMatchObject({ code: 'wish-notices-ended' });
  expect((await customer.call('PUT', notices, { wanted: false })).body.data.since).toBeNull();
});
