import { createBus } from '@shop/events';
import { anAdmin, waitFor } from '@shop/testing';
import type { mongo } from 'mongoose';
import { expect, onTestFinished, test } from 'vitest';
import { aPicture, setUpCatalogHarness, productFields, upload } from '../../test/catalog-harness.ts';

const PATH = '/api/admin/rest/dead-letters/catalog';
const CONSUMER = 'resize-image-on-image-uploaded';
const catalog = setUpCatalogHarness();

test('a picture whose sizes could not be made names its product, and is made once it is sent again', async () => {
  const asAdmin = catalog.api.as(anAdmin());
  const [url = ''] = (await upload(catalog, [{ bytes: await aPicture() }])).body.result;
  const { body: added } = await asAdmin('POST', '/api/admin/product/add', productFields([url]));
  const assetId = url.split('/')[2] ?? '';
  const assets = catalog.deps.assets.model.collection as mongo.Collection;
  const bus = createBus(catalog.deps.config, catalog.deps.logger);
  onTestFinished(bus.close);
  const sent = () =>
    bus.count(CONSUMER).then(
      ({ waiting }) => waiting,
      () => 0,
    );
  await waitFor('the events to be sent', async () => (await sent()) === 2);
  const asset = await assets.findOne({ _id: assetId as never });
  await assets.deleteOne({ _id: assetId as never });
  catalog.startWorker();
  const list = async () => (await asAdmin('GET', PATH)).body;
  await waitFor('the dead letters', async () => (await list()).length === 2);
  for (const deadLetter of await list()) {
    expect(deadLetter).toMatchObject({
      consumer: CONSUMER,
      code: 'not-found',
      about: { productID: added.data._id },
    });
  }
  await assets.insertOne({ ...asset, outbox: [] });
  for (const { id } of await list()) expect((await asAdmin('POST', `${PATH}/${id}/replay`)).status).toBe(202);
  await waitFor('the dead letters to go', async () => (await list()).length === 0);
  expect(await catalog.deps.assets.find(assetId)).toMatchObject({ state: 'ready' });
});
