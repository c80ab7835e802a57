import { FAILURE_WINDOW_MS, newId } from '@shop/service-kit';
import { aUser } from '@shop/testing';
import { beforeEach, expect, test } from 'vitest';
import { hashAtOnce, sessionOf, setUpAccountHarness } from '../../test/account-harness.ts';

/* Emails to an unproven address carry no text of the person who entered it, and are limited. */
const account = setUpAccountHarness();
const password = 'metsän siimes 9';
const userName = 'Voitit 1000 e: voitto.example';
const newEmail = () => `${newId()}@posti.example`;

beforeEach(() => {
  hashAtOnce(account);
});

/** A user whose address is unproven. */
async function registered() {
  const [guest, email] = [account.api.as(null), newEmail()];
  await guest('POST', '/api/auth/register', { userName, email, password });
  const answer = await guest('POST', '/api/auth/login', { email, password });
  const id: string = answer.body.user.id;
  const call = account.api.as(aUser({ id, sessionId: sessionOf(answer) }));
  const move = (to: string) => call('POST', '/api/auth/email', { currentPassword: password, email: to });
  return { id, email, call, move };
}
/** Kinds of the emails to an address, each with the name in its greeting. */
const emailsTo = (email: string) =>
  account.emails.filter(({ to }) => to === email).map(({ kind, toName }) => [kind, toName]);

test('an email to an unconfirmed address never begins with the account’s name [sec-18]', async () => {
  const { id, email, call } = await registered();
  await account.api.as(null)('POST', '/api/auth/forgot', { email });
  await account.sendNotices();
  await call('DELETE', '/api/auth/account', { currentPassword: password });
  await account.finishDeletions();
  await account.hear(id);
  await account.finishDeletions();
  expect(emailsTo(email)).toEqual([
    ['email-confirmation', ''],
    ['password-reset', ''],
    ['account-deleted', ''],
  ]);
});

test('a new and an unconfirmed address are notified without a name; a confirmed one with it', async () => {
  const { email, move } = await registered();
  const next = newEmail();
  expect((await move(next)).status).toBe(200);
  await account.sendNotices();
  const sentEmail = account.emails.findLast(({ to }) => to === next);
  const token = sentEmail && 'link' in sentEmail ? sentEmail.link.secret : '';
  await account.api.as(null)('POST', '/api/auth/confirm', { token });
  await account.api.as(null)('POST', '/api/auth/forgot', { email: next });
  await account.sendNotices();
  expect(emailsTo(email)).toEqual([
    ['email-confirmation', ''],
    ['email-changed', ''],
  ]);
  expect(account.emails.findLast(({ to }) => to === email)).not.toHaveProperty('newEmail');
  expect(emailsTo(next)).toEqual([
    ['email-change', ''],
    ['password-reset', userName],
  ]);
});

test('an account gets three address-change emails in a quarter of an hour, to any recipient', async () => {
  const { move } = await registered();
  const addresses = Array.from({ length: 4 }, newEmail);
  const answers: Awaited<ReturnType<typeof move>>[] = [];
  for (const to of addresses) answers.push(await move(to));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  const last = answers.at(-1);
  expect(last?.body.code).toBe('too-many-requests');
  expect(Number(last?.headers.get('retry-after'))).toBe(FAILURE_WINDOW_MS / 1000);
  await account.sendNotices();
  expect(addresses.map((to) => emailsTo(to).length)).toEqual([1, 1, 1, 0]);
});

test('one address gets three of them in that time, from any number of accounts', async () => {
  const to = newEmail();
  const statuses: number[] = [];
  for (let times = 0; times < 4; times += 1) statuses.push((await (await registered()).move(to)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  await account.sendNotices();
  expect(emailsTo(to)).toHaveLength(3);
});
