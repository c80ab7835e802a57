import { emailRecordSchema, type DueWish, type EmailRecord } from '@shop/contracts';
import { productRestocked } from '@shop/events';
import { newId } from '@shop/service-kit';
import { anAdmin } from '@shop/testing';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { sampleWish } from '../domain/sample-wish.ts';
import { SECRET_MARK } from '../domain/secret-link.ts';
import { writeRestockEmails } from '../use-cases/write-restock-emails.ts';
import { setUpEmailHarness } from '../../test/email-harness.ts';

const harness = setUpEmailHarness();

/** A shopper who waits for the product. */
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
const emailsTo = async (email: string): Promise<EmailRecord[]> => {
  const query = new URLSearchParams({ filter: JSON.stringify({ q: email }) });
  const { body } = await harness.api.as(anAdmin())('GET', `/api/admin/rest/letters?${query.toString()}`);
  return z.array(emailRecordSchema).parse(body);
};

const tokenIn = (raw = '') => /\/shop\/restock#token=3D(token-\d+)/.exec(raw.replaceAll(/=\r?\n/g, ''))?.[1];

test('each restock request is answered by one email, with a link that ends them all', async () => {
  const productID = newId();
  const wishes = [1, 2, 3].map(() => waits(productID));
  await harness.publish(productRestocked, restock(productID));
  await harness.sendAll();
  const tokens = new Set<string | undefined>();
  for (const { email } of wishes) {
    expect(await emailsTo(email)).toMatchObject([
      { kind: 'product-back', state: 'sent', orderID: null, canBeResent: true },
    ]);
    const mail = harness.mail.received.find(({ to }) => to.includes(email));
    tokens.add(tokenIn(mail?.raw));
  }
  expect(tokens.size).toBe(3);
  expect(tokens).not.toContain(undefined);
  expect(harness.waiting).toEqual([]);
});

test('no colleague reads the token of a link, and an email that is sent again has a new one [sec-12]', async () => {
  const productID = newId();
  const { email } = waits(productID);
  await harness.publish(productRestocked, restock(productID));
  const [{ id } = { id: '' }] = await emailsTo(email);
  const viewed = await harness.api.as(anAdmin({ rights: 'viewer' }))('GET', `/api/admin/rest/letters/${id}`);
  await harness.sendAll();
  const sent = () =>
    harness.mail.received.filter(({ to }) => to.includes(email)).map(({ raw }) => tokenIn(raw));
  const [first] = sent();
  expect(first).toBeTruthy();
  expect(viewed.body.text).toContain(`/shop/restock#token=${SECRET_MARK}`);
  expect(JSON.stringify(viewed.body)).not.toContain(first);
  const kept = harness.database.connection.collection<{ _id: string; html: string; text: string }>('emails');
  const stored = await kept.findOne({ _id: id });
  expect([stored?.text, stored?.html].join()).not.toContain(first);
  // As it is erased once the email has gone, outside a demo.
  await kept.updateOne({ _id: id }, { $set: { 'link.secret': null } });
  expect((await harness.api.as(anAdmin())('POST', `/api/admin/rest/letters/${id}/resend`)).status).toBe(202);
  await harness.sendAll();
  expect(sent()).toEqual([first, expect.stringMatching(/^token-/)]);
  expect(sent()[1]).not.toBe(first);
});

test('a repeated event finds no open request', async () => {
  const productID = newId();
  const { email } = waits(productID);
  await harness.publish(productRestocked, restock(productID));
  await writeRestockEmails(harness.deps, restock(productID));
  expect(await emailsTo(email)).toHaveLength(1);
});

test('emails written just before a crash are not written again', async () => {
  const productID = newId();
  const wish = waits(productID);
  const stopped = { ...harness.deps.catalog, markNotified: () => Promise.reject(new Error('killed')) };
  await expect(writeRestockEmails({ ...harness.deps, catalog: stopped }, restock(productID))).rejects.toThrow(
    'killed',
  );
  await harness.publish(productRestocked, restock(productID));
  expect(await emailsTo(wish.email)).toHaveLength(1);
  // A second request is another wish.
  harness.waiting.push({ ...wish, round: newId() });
  await harness.publish(productRestocked, restock(productID));
  expect(await emailsTo(wish.email)).toHaveLength(2);
});

test('a product without requests, or an unknown one, is acknowledged and sends no email', async () => {
  const eventId = await harness.publish(productRestocked, restock(newId()));
  expect(harness.acknowledged).toContain(eventId);
  expect(await harness.deadLetters.count()).toBe(0);
});
