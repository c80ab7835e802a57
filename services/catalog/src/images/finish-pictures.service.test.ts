import { deliverAll, waitFor } from '@shop/testing';
import type { mongo } from 'mongoose';
import { expect, test, vi } from 'vitest';
import { resizeImage } from './resize-image.ts';
import { finishPictures } from './finish-pictures.ts';
import { aPicture, setUpCatalogHarness, upload } from '../../test/catalog-harness.ts';

const catalog = setUpCatalogHarness();

type Stored = { _id: string; state: string; formats: string[]; resent?: number; outbox?: object[] };
const assets = () => catalog.deps.assets.model.collection as mongo.Collection<Stored>;
const find = (_id: string) => assets().findOne({ _id });
/** The sweeper's round so many minutes from now. */
const sweepAfter = (minutes: number) =>
  finishPictures({ ...catalog.deps, now: () => new Date(Date.now() + minutes * 60_000) });

async function uploaded(): Promise<string> {
  const [url = ''] = (await upload(catalog, [{ bytes: await aPicture() }])).body.result;
  return url.split('/')[2] ?? '';
}
/** A picture whose events are gone, though its sizes were never made. */
async function aStuckPicture(): Promise<string> {
  const assetId = await uploaded();
  await assets().updateOne({ _id: assetId }, { $unset: { outbox: 1 } });
  return assetId;
}

test('an unprocessed picture is given up after its event was sent three times, each by one of two sweepers', async () => {
  const assetId = await aStuckPicture();
  await sweepAfter(4);
  expect((await find(assetId))?.resent).toBeUndefined();
  for (const round of [1, 2, 3]) {
    await Promise.all([sweepAfter(round * 6), sweepAfter(round * 6)]);
    const found = await find(assetId);
    expect([found?.resent, found?.outbox?.length]).toEqual([round, 1]);
    // While the event waits for its listener, the picture is not stuck.
    await sweepAfter(round * 6 + 5.5);
    expect((await find(assetId))?.resent).toBe(round);
    await assets().updateOne({ _id: assetId }, { $unset: { outbox: 1 } });
  }
  await sweepAfter(24);
  expect(await find(assetId)).toMatchObject({ state: 'failed', resent: 3 });
});

test('a picture whose worker is killed before it is ready becomes ready when its event is delivered again', async () => {
  const assetId = await aStuckPicture();
  // By the model, past which the relay writes: it may put off an event of another picture meanwhile.
  const model = catalog.deps.assets.model as unknown as { updateOne: () => Promise<unknown> };
  const noted = model.updateOne.bind(model);
  const write = vi.spyOn(model, 'updateOne');
  write.mockImplementationOnce(noted).mockImplementationOnce(() => Promise.reject(new Error('killed')));
  const make = () => resizeImage({ ...catalog.deps, pictureEffort: 'full' }, { assetId });
  await expect(make()).rejects.toThrow('killed');
  expect((await find(assetId))?.state).toBe('processing');
  await make();
  expect((await find(assetId))?.state).toBe('ready');
});

test('a stuck picture is made by the event that is sent again', async () => {
  catalog.startWorker();
  const assetId = await uploaded();
  // Its first events are dealt with, so none of them makes it now.
  await deliverAll(catalog.deps.assets.model);
  await assets().updateOne({ _id: assetId }, { $set: { state: 'processing', formats: [] } });
  await sweepAfter(6);
  await waitFor('the sizes', async () => (await find(assetId))?.state === 'ready');
});
