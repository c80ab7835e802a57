import { newId, ShopError } from '@shop/service-kit';
import { anAdmin, setUpHarness, waitFor } from '@shop/testing';
import { Queue } from 'bullmq';
import { expect, test, vi } from 'vitest';
import type { JobData } from '../src/bus.ts';
import { CONSUMER, openDeadLetterHarness } from './dead-letter-harness.ts';

const harness = setUpHarness(openDeadLetterHarness);

/** An order whose event could not be applied, and can be from now on. */
async function aMendedLetter() {
  const orderID = newId();
  harness.poison.set(orderID, () => new ShopError({ code: 'order-not-found' }));
  await harness.emit(orderID);
  const letter = await harness.letterFor(orderID);
  harness.poison.delete(orderID);
  return { orderID, letter };
}

const replay = (id: string) =>
  harness.api.as(anAdmin())('POST', `/api/admin/rest/dead-letters/cart/${id}/replay`);

/** The numbers of the sendings by which an event was applied, as Redis keeps them for an hour. */
async function sendingsOf(eventId: string): Promise<(number | undefined)[]> {
  const { REDIS_URL: url, DB_PREFIX: prefix } = harness.config;
  const queue = new Queue<JobData>(CONSUMER, { prefix, connection: { url } });
  const jobs = await queue.getJobs(['completed']);
  await queue.close();
  return jobs.filter(({ data }) => data.eventId === eventId).map(({ data }) => data.sendCount);
}

test('a dead letter that returns after a replay can be replayed at once', async () => {
  const { orderID, letter } = await aMendedLetter();
  await replay(letter._id);
  await harness.untilResolved(orderID);
  await harness.letters.collection.insertOne(letter);
  expect((await replay(letter._id)).status).toBe(202);
  await harness.untilResolved(orderID);
  await waitFor('both jobs to end', async () => (await sendingsOf(letter.eventId)).length === 2);
  expect(await sendingsOf(letter.eventId)).toEqual([1, 1]);
});

test('a replay of a dead letter that was removed meanwhile is refused as gone', async () => {
  const { letter } = await aMendedLetter();
  // Another admin is between the look and the write.
  const { collection } = harness.letters;
  const updateOne = collection.updateOne.bind(collection);
  vi.spyOn(collection, 'updateOne').mockImplementationOnce(async (...of) => {
    await harness.letters.discard(letter._id);
    return updateOne(...of);
  });
  expect(await replay(letter._id)).toMatchObject({ status: 404, body: { code: 'dead-letter-not-found' } });
  vi.restoreAllMocks();
});
