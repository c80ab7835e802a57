import type { AdminReview } from '@shop/contracts';
import { newId } from '@shop/service-kit';
import { aUser } from '@shop/testing';
import { expect, test } from 'vitest';
import { setUpCatalogHarness, setUpProducts } from '../../test/catalog-harness.ts';
import { aReview, reviewScene } from '../../test/review-scene.ts';

const catalog = setUpCatalogHarness();
const production = setUpCatalogHarness({ SHOP_MODE: 'production' });
const products = setUpProducts(catalog);
const { admin, aDress, asAdmin, inBackOffice, reviewed, shown, ticketFor, write } = reviewScene(
  catalog,
  products,
);

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
  // An admin who has not seen the report yet may not end it.
  expect((await asAdmin('POST', `/${id}/keep`, { version: 1 })).body.code).toBe('stale-version');
  expect(await reported()).toEqual([id]);
  await asAdmin('POST', `/${id}/keep`, { version: 2 });
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

test('with the account the reviews go, or stay without a name; the data copy has them before', async () => {
  const productID = await aDress();
  const inside = (what: string, body: object) =>
    catalog.api.asService('POST', `/internal/reviews/${what}`, body);
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
  for (let time = 0; time < 2; time += 1) expect((await asAdmin('POST', '/examples', body)).status).toBe(201);
  const { data, summary } = await shown(productID);
  expect(data).toMatchObject([{ isExample: false }, { name: 'Helmi', isExample: true }]);
  expect(summary).toMatchObject({ count: 2, average: 3, real: { count: 1, average: 5 } });
  const refused = await production.api.as(admin)('POST', '/api/admin/rest/reviews/examples', body);
  expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
  // As when a demo's database is used in production.
  const query = { sort: 'newest', page: 1, limit: 10 } as const;
  const { reviews } = await catalog.deps.productReviews.list(productID, query);
  const { productReviews } = production.deps;
  await productReviews.putExamples(reviews.filter(({ isExample }) => isExample));
  expect((await productReviews.list(productID, query)).total).toBe(0);
  expect((await productReviews.summary(productID)).count).toBe(0);
});
