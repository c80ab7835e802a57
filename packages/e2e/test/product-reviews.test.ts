import { reviewableSchema, reviewListSchema, savedAddressSchema } from '@shop/contracts';
import { waitFor } from '@shop/testing';
import { decide, newClient, newCustomer } from '@shop/testing/http-client';
import { expect, test } from 'vitest';
import { homeAddress } from './address.ts';
import { addTestProduct, adminClient } from './test-product.ts';
import { theShop } from './the-shop.ts';

const shopUrl = theShop.url;
const guest = newClient(shopUrl);

async function aBuyer() {
  const admin = await adminClient();
  const [customer, product] = [
    await newCustomer(shopUrl),
    await addTestProduct(admin, { sizes: ['ONE'], kategoria: 'korut' }),
  ];
  const whose = { userID: customer.id };
  const line = { productID: product._id, quantity: 1, size: 'ONE', variant: 1 };
  await customer.call('POST', '/api/shop/cart/add', { ...whose, ...line });
  const { body } = await customer.call('POST', '/api/shop/address/add', { ...whose, ...homeAddress });
  const { _id: addressID } = savedAddressSchema.parse(body.data);
  const order = {
    ...whose,
    cartItems: [{ ...line, price: '0.01', title: 'Halpa' }],
    addressInfo: { addressID },
    address: { addressID, ...homeAddress },
    totalAmount: 0.01,
    orderStatus: 'confirmed',
    paymentStatus: 'paid',
  };
  return { admin, customer, product, order };
}

test('reviews: by the buyer of a delivered line alone, read by everybody with how that is verified, answered by an admin [law-29]', async () => {
  const { admin, customer, product, order } = await aBuyer();
  const { body: placed } = await customer.call('POST', '/api/shop/purchase/create', {
    ...order,
    paymentMethod: 'paypal',
    reviewReminder: true,
  });
  const orderID = placed.orderID as string;
  const takeBack = async (asked: unknown) =>
    (await customer.call('POST', '/api/shop/purchase/review-reminders/take-back', { orderID: asked })).status;
  expect([await takeBack(orderID), await takeBack('0'.repeat(24)), await takeBack({ $ne: null })]).toEqual([
    200, 404, 400,
  ]);
  const reviewable = async () =>
    reviewableSchema.parse(
      (await customer.call('GET', `/api/shop/purchase/reviewable/${orderID}`)).body.data,
    );
  expect((await reviewable()).lines).toEqual([]);
  const back = await decide(customer, placed.approveLink as string, 'approve');
  const [paymentId, payerId] = ['token', 'PayerID'].map((name) => back.searchParams.get(name));
  await customer.call('POST', '/api/shop/purchase/done', { orderID, paymentId, payerId });
  await waitFor('the order to be confirmed', async () => {
    const details = await customer.call('GET', `/api/shop/purchase/order-details/${orderID}`);
    return details.body.data.orderStatus === 'confirmed';
  });
  await admin.call('PUT', `/api/admin/purchase-list/change/${orderID}`, { orderStatus: 'delivered' });
  const [line] = (await reviewable()).lines;
  const review = { ticket: line?.ticket, stars: 4, text: 'Lämpimät.', fit: 'true' };
  expect((await customer.call('POST', '/api/shop/reviews', review)).status).toBe(201);
  expect((await customer.call('POST', '/api/shop/reviews', review)).status).toBe(409);
  expect((await (await newCustomer(shopUrl)).call('POST', '/api/shop/reviews', review)).status).toBe(403);
  const { body } = await guest.call('GET', `/api/shop/products/${product._id}/reviews`);
  const list = reviewListSchema.parse({ ...body, reviews: body.data });
  expect(list).toMatchObject({ total: 1, summary: { count: 1, average: 4 }, reviews: [{ stars: 4 }] });
  const page = async () => (await guest.send(`/shop/products/${product._id}`, {})).text();
  await expect.poll(page).toContain('Arvostelun voi kirjoittaa vain asiakas, joka on tilannut tuotteen');
  expect(await page()).toContain(
    '"aggregateRating":{"@type":"AggregateRating","ratingValue":4,"reviewCount":1}',
  );
  const [id] = list.reviews.map((shown) => shown.id);
  const path = `/api/admin/rest/reviews/${id}/reply`;
  expect((await customer.call('POST', path, { version: 1, text: 'Ei.' })).status).toBe(403);
  expect((await admin.call('POST', path, { version: 1, text: 'Kiitos!' })).status).toBe(200);
});
