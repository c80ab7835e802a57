import { letterRecordSchema, type DueWish, type LetterRecord } from '@shop/contracts';
import { productRestocked } from '@shop/events';
import { newId } from '@shop/service-kit';
import { anAdmin } from '@shop/testing';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { sampleWish } from '../src/domain/sample-wish.ts';
import { writeRestockLetters } from '../src/use-cases/write-restock-letters.ts';
import { setUpLettersHarness } from './letters-harness.ts';

const harness = setUpLettersHarness();

/** Somebody waits for the product. */
function waits(productID: string, fields: Partial<DueWish> = {}): DueWish {
  const wish = {
    ...sampleWish,
    id: newId(),
    round: newId(),
    email: `${newId()}@posti.example`,
    product: { ...sampleWish.product, id: productID },
    ...fields,
  };
  harness.waiting.push(wish);
  return wish;
}
const restock = (productID: string) => ({ productID, sizes: null });
const lettersTo = async (email: string): Promise<LetterRecord[]> => {
  const query = new URLSearchParams({ filter: JSON.stringify({ q: email }) });
  const { body } = await harness.api.as(anAdmin())('GET', `/api/admin/rest/letters?${query.toString()}`);
  return z.array(letterRecordSchema).parse(body);
};

test('everybody who waits for a product is written to once, with a link that ends it all', async () => {
  const productID = newId();
  const wishes = [1, 2, 3].map(() => waits(productID));
  await harness.tell(productRestocked, restock(productID));
  await harness.sendAll();
  for (const { email, key } of wishes) {
    expect(await lettersTo(email)).toMatchObject([
      { kind: 'product-back', state: 'sent', orderID: null, canBeResent: true },
    ]);
    const mail = harness.mail.received.find(({ to }) => to.includes(email));
    expect(mail?.raw.replaceAll(/=\r\n/g, '')).toContain(`/shop/restock?key=3D${key}`);
  }
  expect(harness.waiting).toEqual([]);
});

test('an event that comes again finds nobody who waits', async () => {
  const productID = newId();
  const { email } = waits(productID);
  await harness.tell(productRestocked, restock(productID));
  await writeRestockLetters(harness.deps, restock(productID));
  expect(await lettersTo(email)).toHaveLength(1);
});

test('letters that were written just before a crash are not written again', async () => {
  const productID = newId();
  const wish = waits(productID);
  const stopped = { ...harness.deps.catalog, markTold: () => Promise.reject(new Error('killed')) };
  await expect(
    writeRestockLetters({ ...harness.deps, catalog: stopped }, restock(productID)),
  ).rejects.toThrow('killed');
  await harness.tell(productRestocked, restock(productID));
  expect(await lettersTo(wish.email)).toHaveLength(1);
  // Asked for anew, it is another wish.
  harness.waiting.push({ ...wish, round: newId() });
  await harness.tell(productRestocked, restock(productID));
  expect(await lettersTo(wish.email)).toHaveLength(2);
});

test('a product that nobody waits for, or that is not there, is acknowledged and calls for no letter', async () => {
  const eventId = await harness.tell(productRestocked, restock(newId()));
  expect(harness.acknowledged).toContain(eventId);
  expect(await harness.deadLetters.count()).toBe(0);
});
