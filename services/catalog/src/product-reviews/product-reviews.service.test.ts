import type { AdminReview, ReviewRight } from '@shop/contracts';
import { newId, signTicket } from '@shop/service-kit';
import { anAdmin, aUser } from '@shop/testing';
import { expect, test } from 'vitest';
import {
  aPicture,
  productFields,
  setUpCatalogHarness,
  setUpProducts,
  upload,
} from '../../test/catalog-harness.ts';

const catalog = setUpCatalogHarness();
const production = setUpCatalogHarness({ SHOP_MODE: 'production' });
const products = setUpProducts(catalog);
const admin = anAdmin();
const asAdmin = (method: string, path: string, body?: object) =>
  catalog.api.as(admin)(method, `/api/admin/rest/reviews${path}`, body);

const aDress = async () =>
  (await catalog.api.as(admin)('POST', '/api/admin/product/add', productFields(products.images))).body.data
    ._id as string;

type Buyer = ReturnType<typeof aUser>;
const ticketFor = (buyer: Buyer, right: Partial<ReviewRight>, seconds = 60) => {
  const data = {
    userID: buyer.id,
    orderID: newId(),
    line: 0,
    productID: newId(),
    size: 'M',
    name: 'Aino',
    ...right,
  };
  const secret = catalog.settings.config.SERVICE_TOKEN_SECRET;
  return signTicket(secret, { kind: 'review', data, seconds });
};
const write = (buyer: Buyer | null, body: object) => catalog.api.as(buyer)('POST', '/api/shop/reviews', body);
const aReview = (more: object = {}) => ({ stars: 5, text: 'Pehmeä ja lämmin.', fit: 'true', ...more });
async function reviewed(productID: string, more: object = {}, right: Partial<ReviewRight> = {}) {
  const buyer = aUser();
  const answer = await write(buyer, { ticket: ticketFor(buyer, { productID, ...right }), ...aReview(more) });
  expect(answer.status).toBe(201);
  return { buyer, id: answer.body.data.id as string };
}
const shown = async (productID: string, query = '') =>
  (await catalog.api.as(null)('GET', `/api/shop/products/${productID}/reviews${query}`)).body;
const inBackOffice = async (id: string) => {
  const { data } = (await asAdmin('GET', '?state=all')).body as { data: AdminReview[] };
  return data.find((review) => review.id === id);
};

test('a buyer reviews a delivered line, once, and everybody reads it with the summary', async () => {
  const productID = await aDress();
  const buyer = aUser();
  const ticket = ticketFor(buyer, { productID });
  expect((await write(buyer, { ticket, ...aReview({ stars: 4 }) })).status).toBe(201);
  const again = await write(buyer, { ticket, ...aReview() });
  expect([again.status, again.body.code]).toEqual([409, 'review-exists']);
  await reviewed(productID, { stars: 1, fit: 'small' });
  const { data, summary, total } = await shown(productID);
  expect(data).toMatchObject([
    { stars: 1, fit: 'small' },
    { name: 'Aino', stars: 4, text: 'Pehmeä ja lämmin.', size: 'M', fit: 'true', isExample: false },
  ]);
  expect(total).toBe(2);
  expect(summary).toEqual({
    count: 2,
    average: 2.5,
    stars: [1, 0, 0, 1, 0],
    fit: { small: 1, true: 1, large: 0 },
    real: { count: 2, average: 2.5 },
  });
  const own = await catalog.api.as(buyer)('GET', '/api/shop/reviews/own');
  expect(own.body.data).toMatchObject([{ productID, line: 0, stars: 4 }]);
});

test('without a ticket of order for this very buyer nothing is written', async () => {
  const productID = await aDress();
  const [buyer, stranger] = [aUser(), aUser()];
  const good = ticketFor(buyer, { productID });
  const refused = [
    write(stranger, { ticket: good, ...aReview() }),
    write(buyer, { ticket: `${good}x`, ...aReview() }),
    write(buyer, { ticket: ticketFor(buyer, { productID }, -1), ...aReview() }),
  ];
  for (const answer of await Promise.all(refused))
    expect([answer.status, answer.body.code]).toEqual([403, 'review-not-allowed']);
  expect((await write(null, { ticket: good, ...aReview() })).status).toBe(401);
  expect((await shown(productID)).total).toBe(0);
});

test('stars, text and pictures are checked, with the error at the field', async () => {
  const productID = await aDress();
  const buyer = aUser();
  const ticket = ticketFor(buyer, { productID });
  const errorsOf = async (more: object) =>
    Object.keys((await write(buyer, { ticket, ...aReview(more) })).body.errors);
  expect(await errorsOf({ stars: 0 })).toEqual(['stars']);
  expect(await errorsOf({ stars: 6 })).toEqual(['stars']);
  expect(await errorsOf({ text: ' ' })).toEqual(['text']);
  expect(await errorsOf({ fit: 'huge' })).toEqual(['fit']);
  // An admin's picture is not the buyer's.
  expect(await errorsOf({ pictures: products.images })).toEqual(['pictures']);
  expect(await errorsOf({ pictures: ['https://muualla.example/a.jpg'] })).toEqual(['pictures.0']);
});

test('readers sort and filter', async () => {
  const productID = await aDress();
  for (const stars of [3, 5, 1]) await reviewed(productID, { stars });
  const starsBy = async (query: string) =>
    (await shown(productID, query)).data.map(({ stars }: { stars: number }) => stars);
  expect(await starsBy('?sort=best')).toEqual([5, 3, 1]);
  expect(await starsBy('?sort=worst')).toEqual([1, 3, 5]);
  expect(await starsBy('?stars=3')).toEqual([3]);
  expect(await starsBy('?pictures=only')).toEqual([]);
  expect(await starsBy('?limit=1&page=2')).toHaveLength(1);
});

test('an admin answers; a hidden text leaves its reason, and its stars in the average', async () => {
  const productID = await aDress();
  const { id } = await reviewed(productID, { stars: 1, text: 'Soita Liisalle 0401234567' });
  const change = (action: string, body: object) => asAdmin('POST', `/${id}/${action}`, body);
  expect(await inBackOffice(id)).toMatchObject({ isNew: true, version: 1 });
  await change('reply', { version: 1, text: 'Kiitos palautteesta.' });
  expect((await shown(productID)).data).toMatchObject([{ reply: { text: 'Kiitos palautteesta.' } }]);
  expect((await change('hide', { version: 1, reason: 'personal' })).status).toBe(409);
  expect((await change('hide', { version: 2, reason: 'huono arvosana' })).body.errors).toHaveProperty(
    'reason',
  );
  expect((await change('hide', { version: 2, reason: 'personal' })).status).toBe(200);
  const { data, summary } = await shown(productID);
  expect(data).toMatchObject([{ text: '', hiddenFor: 'personal', reply: null, stars: 1 }]);
  expect(summary).toMatchObject({ count: 1, average: 1 });
  await change('show', { version: 3 });
  expect((await shown(productID)).data).toMatchObject([
    { text: 'Soita Liisalle 0401234567', hiddenFor: null },
  ]);
});

test('anyone may report a review; an admin finds it among the reported ones until it is dealt with', async () => {
  const productID = await aDress();
  const { id } = await reviewed(productID);
  const report = (body: object) => catalog.api.as(null)('POST', '/api/shop/reviews/report', body);
  expect((await report({ id, reason: 'advert' })).status).toBe(200);
  expect((await report({ id, reason: 'tylsä' })).body.errors).toHaveProperty('reason');
  expect((await report({ id: newId(), reason: 'advert' })).status).toBe(404);
  const reported = async () =>
    ((await asAdmin('GET', '?state=reported')).body.data as AdminReview[]).map((review) => review.id);
  expect(await reported()).toEqual([id]);
  await asAdmin('POST', `/${id}/keep`, { version: 1 });
  expect(await reported()).toEqual([]);
  expect(await inBackOffice(id)).toMatchObject({ isNew: false, reports: [] });
});

test('switched off, no review is written or shown, and they are back when it is on again', async () => {
  const productID = await aDress();
  await reviewed(productID);
  const turn = async (reviews: boolean) => {
    const PATH = '/api/admin/rest/settings';
    const { version } = (await catalog.api.as(admin)('GET', PATH)).body.data;
    await catalog.api.as(admin)('PUT', PATH, { version, reviews });
  };
  await turn(false);
  const buyer = aUser();
  const off = await write(buyer, { ticket: ticketFor(buyer, { productID }), ...aReview() });
  expect(off.body.code).toBe('reviews-off');
  expect(await shown(productID)).toMatchObject({ total: 0, summary: { count: 0 } });
  await turn(true);
  expect(await shown(productID)).toMatchObject({ total: 1, summary: { count: 1 } });
});

test('pictures come by a call of their own, for the buyer of a delivered line alone; the back office’s stays closed', async () => {
  const productID = await aDress();
  const buyer = aUser();
  const ticket = ticketFor(buyer, { productID });
  const send = async (by: Buyer, sent: string, count = 1) => {
    const form = new FormData();
    for (let n = 0; n < count; n += 1)
      form.append('my_images', new Blob([new Uint8Array(await aPicture())], { type: 'image/jpeg' }), 'kuva.jpg');
    const response = await fetch(`${catalog.api.url}/api/shop/reviews/image-upload`, {
      method: 'POST',
      headers: { 'x-user-token': catalog.settings.tokens.forUser('catalog', by), 'x-review-ticket': sent },
      body: form,
    });
    return { status: response.status, body: (await response.json()) as { code?: string; result: string[] } };
  };
  expect((await send(aUser(), ticket)).status).toBe(403);
  expect((await send(buyer, 'x')).body.code).toBe('review-not-allowed');
  expect((await send(buyer, ticket, 4)).body.code).toBe('too-many-images');
  const { result: pictures } = (await send(buyer, ticket, 2)).body;
  expect(pictures).toHaveLength(2);
  expect((await write(buyer, { ticket, ...aReview({ pictures }) })).status).toBe(201);
  expect((await shown(productID, '?pictures=only')).data).toMatchObject([{ pictures }]);
  expect((await send(buyer, ticket)).body.code).toBe('review-exists');
  expect((await upload(catalog, [{ bytes: await aPicture() }], aUser() as never)).status).toBe(403);
});

test('with the account the reviews go, or stay without a name; the data copy has them before', async () => {
  const productID = await aDress();
  const inside = (what: string, body: object) => catalog.api.asService('POST', `/internal/reviews/${what}`, body);
  const [staying, leaving] = [await reviewed(productID, { stars: 2 }), await reviewed(productID)];
  const own = await inside('own', { userID: staying.buyer.id });
  expect(own.body.data).toMatchObject([{ id: staying.id, text: 'Pehmeä ja lämmin.' }]);
  await inside('forget', { userID: staying.buyer.id, reviews: 'keep' });
  await inside('forget', { userID: leaving.buyer.id, reviews: 'remove' });
  const { data, summary } = await shown(productID);
  expect(data).toMatchObject([{ id: staying.id, name: 'Poistettu asiakas', stars: 2 }]);
  expect(summary).toMatchObject({ count: 1, average: 2 });
  expect((await inside('own', { userID: staying.buyer.id })).body.data).toEqual([]);
});

test('a demo takes examples, marked as such and no part of the real average; production refuses them', async () => {
  const productID = await aDress();
  await reviewed(productID, { stars: 5 });
  const at = new Date('2026-11-01').toISOString();
  const example = { productID, name: 'Helmi', stars: 1, text: 'Liian kirkas.', fit: null, size: 'M', at };
  const body = { reviews: [example] };
  for (let time = 0; time < 2; time += 1)
    expect((await asAdmin('POST', '/examples', body)).status).toBe(201);
  const { data, summary } = await shown(productID);
  expect(data).toMatchObject([{ isExample: false }, { name: 'Helmi', isExample: true }]);
  expect(summary).toMatchObject({ count: 2, average: 3, real: { count: 1, average: 5 } });
  const refused = await production.api.as(admin)('POST', '/api/admin/rest/reviews/examples', body);
  expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
});
