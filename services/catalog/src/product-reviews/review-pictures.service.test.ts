import { readdirSync } from 'node:fs';
import { aUser, deliverAll, startS3StandIn } from '@shop/testing';
import type { mongo } from 'mongoose';
import { afterAll, expect, test } from 'vitest';
import { tidyReviewPictures } from '../images/review-pictures.ts';
import { setUpCatalogHarness, setUpProducts } from '../../test/catalog-harness.ts';
import { reviewScene } from '../../test/review-scene.ts';

const s3 = await startS3StandIn();
afterAll(() => s3.close());

const folder = setUpCatalogHarness();
const bucket = setUpCatalogHarness({ PICTURES_URL: s3.url, ...s3.keys });
const stores = [
  {
    name: 'folder',
    catalog: folder,
    files: () =>
      readdirSync(folder.uploads, { recursive: true, withFileTypes: true }).flatMap((entry) =>
        entry.isFile() ? [`${entry.parentPath}/${entry.name}`] : [],
      ),
  },
  { name: 'bucket', catalog: bucket, files: () => [...s3.objects.keys()] },
];

const assetOf = (url = '') => url.split('/')[2] ?? '';

for (const { name, catalog, files } of stores) {
  const products = setUpProducts(catalog);
  const scene = reviewScene(catalog, products);
  const { aDress, asAdmin, pictured, sendPictures, shown, ticketFor, write } = scene;
  const filesOf = (url?: string) => files().filter((file) => file.includes(assetOf(url))).length;
  const made = async () => {
    catalog.startWorker();
    await deliverAll(catalog.deps.assets.model);
  };
  const served = async (url = '') => {
    const token = catalog.settings.tokens.forUser('catalog', null);
    return (await fetch(catalog.api.url + url, { headers: { 'x-user-token': token } })).status;
  };
  const tidy = (days = 0) => {
    const now = () => new Date(Date.now() + days * 86_400_000 + 60_000);
    return tidyReviewPictures({ ...catalog.deps, now }, catalog.deps.productReviews);
  };
  const forget = (userID: string, reviews: string) =>
    catalog.api.asService('POST', '/internal/reviews/forget', { userID, reviews });
  const hide = (id: string, version: number) =>
    asAdmin('POST', `/${id}/hide`, { version, reason: 'personal' });

  test(`${name}: with its review a picture goes from the disk, and stays with one that stays`, async () => {
    const productID = await aDress();
    const [leaving, staying] = [await pictured(productID, 2), await pictured(productID)];
    await made();
    expect(filesOf(leaving.pictures[1])).toBeGreaterThan(1);
    await forget(leaving.buyer.id, 'remove');
    await forget(staying.buyer.id, 'keep');
    expect(leaving.pictures.map(filesOf)).toEqual([0, 0]);
    expect(await served(leaving.pictures[0])).toBe(404);
    expect(await served(staying.pictures[0])).toBe(200);
    await tidy(1);
    expect(await catalog.deps.assets.find(assetOf(leaving.pictures[0]))).toBeNull();
    expect(await catalog.deps.assets.find(assetOf(staying.pictures[0]))).toMatchObject({ uploadedBy: '' });
  });

  test(`${name}: a hidden review’s picture is served to no one until the review is shown again`, async () => {
    const productID = await aDress();
    const { id, pictures } = await pictured(productID);
    await made();
    expect(await served(pictures[0])).toBe(200);
    expect((await hide(id, 1)).status).toBe(200);
    expect([await served(pictures[0]), filesOf(pictures[0])]).toEqual([404, 1]);
    await tidy();
    await asAdmin('POST', `/${id}/show`, { version: 2 });
    await deliverAll(catalog.deps.assets.model);
    expect((await shown(productID)).data).toMatchObject([{ pictures }]);
    expect([await served(pictures[0]), filesOf(pictures[0]) > 1]).toEqual([200, true]);
  });

  test(`${name}: an upload that no review takes goes after a day; those of reviews and products stay`, async () => {
    const productID = await aDress();
    const buyer = aUser();
    const ticket = ticketFor(buyer, { productID });
    const [loose] = (await sendPictures(buyer, ticket)).body.result;
    const { pictures } = await pictured(productID);
    await tidy();
    expect(filesOf(loose)).toBeGreaterThan(0);
    await tidy(1);
    // The worker may be making its sizes, and removes them when it is done.
    await expect.poll(() => filesOf(loose)).toBe(0);
    expect([filesOf(pictures[0]), filesOf(products.images[0])]).not.toContain(0);
  });

  test(`${name}: what a crash left between a review and its picture is mended`, async () => {
    const productID = await aDress();
    const { id, pictures } = await pictured(productID);
    const collection = catalog.deps.assets.model.collection as mongo.Collection<{ _id: string }>;
    await collection.updateOne({ _id: assetOf(pictures[0]) }, { $set: { isLoose: true } });
    await catalog.deps.productReviews.change(id, 1, { hiddenFor: 'advert' });
    await tidy(1);
    await made();
    expect([await served(pictures[0]), filesOf(pictures[0])]).toEqual([404, 1]);
    await catalog.deps.productReviews.change(id, 2, { hiddenFor: null });
    await tidy(1);
    await deliverAll(catalog.deps.assets.model);
    expect(await served(pictures[0])).toBe(200);
  });

  test(`${name}: a picture belongs to one review`, async () => {
    const productID = await aDress();
    const { buyer, pictures } = await pictured(productID);
    const again = { ticket: ticketFor(buyer, { productID }), stars: 3, text: 'Lämmin.', pictures };
    expect((await write(buyer, again)).body.errors).toEqual({ pictures: 'Lisää kuva uudelleen.' });
  });
}
