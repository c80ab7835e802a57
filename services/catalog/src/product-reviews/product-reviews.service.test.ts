import { connectMongo, createLogger, newId } from '@shop/service-kit';
import { aUser, documentsExamined } from '@shop/testing';
import { expect, test } from 'vitest';
import { aPicture, setUpCatalogHarness, setUpProducts, upload } from '../../test/catalog-harness.ts';
import { aReview, reviewScene } from '../../test/review-scene.ts';

const catalog = setUpCatalogHarness();
const products = setUpProducts(catalog);
const { aDress, reviewed, sendPictures, shown, ticketFor, write } = reviewScene(catalog, products);

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

test('a product’s summary examines no review, however many there are', async () => {
  const productID = newId();
  const database = await connectMongo('catalog', catalog.settings.config, createLogger('test', 'silent'));
  await database.connection.collection('productreviews').insertMany(
    Array.from({ length: 200 }, (_, n) => ({
      productID,
      orderID: newId(),
      line: 0,
      stars: (n % 5) + 1,
      fit: 'true',
      at: new Date(),
      isExample: false,
    })),
  );
  let average = 0;
  const examined = await documentsExamined(database, async () => {
    ({ average } = await catalog.deps.productReviews.summary(productID));
  });
  await database.close();
  expect([average, examined]).toEqual([3, 0]);
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

test('pictures come by a call of their own, for the buyer of a delivered line alone; the back office’s stays closed', async () => {
  const productID = await aDress();
  const buyer = aUser();
  const ticket = ticketFor(buyer, { productID });
  expect((await sendPictures(aUser(), ticket)).status).toBe(403);
  expect((await sendPictures(buyer, 'x')).body.code).toBe('review-not-allowed');
  expect((await sendPictures(buyer, ticket, 4)).body.code).toBe('too-many-images');
  const { result: pictures } = (await sendPictures(buyer, ticket, 2)).body;
  expect(pictures).toHaveLength(2);
  expect((await write(buyer, { ticket, ...aReview({ pictures }) })).status).toBe(201);
  expect((await shown(productID, '?pictures=only')).data).toMatchObject([{ pictures }]);
  expect((await write(buyer, { ticket, ...aReview({ pictures }) })).body.code).toBe('review-exists');
  expect((await sendPictures(buyer, ticket)).body.code).toBe('review-exists');
  expect((await upload(catalog, [{ bytes: await aPicture() }], aUser() as never)).status).toBe(403);
});
