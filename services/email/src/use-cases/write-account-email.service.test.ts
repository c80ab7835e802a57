import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { emailRecordSchema, type AccountEmail, type EmailRecord } from '@shop/contracts';
import { accountEmailKinds } from '@shop/shop-rules';
import { newId } from '@shop/service-kit';
import { anAdmin, aUser } from '@shop/testing';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import type { StoredEmail } from '../domain/email.ts';
import { sampleAccountEmails } from '../domain/sample-account.ts';
import { sendNextEmail } from '../sweepers/send-emails.ts';
import { writeAccountEmail } from './write-account-email.ts';
import { setUpEmailHarness } from '../../test/email-harness.ts';

const harness = setUpEmailHarness({ SHOP_MODE: 'production', PUBLIC_URL: 'https://kauppa.example' });
const PATH = '/internal/emails/account';
const LIST = '/api/admin/rest/letters';
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

const aReset = (fields: object = {}) => {
  const secret = newId() + newId();
  const link = { path: '/auth/reset#token=', secret, expiresAt: inMinutes(30) };
  return { ...sampleAccountEmails['password-reset'], id: newId(), link, ...fields };
};
const ask = (email: AccountEmail) => harness.api.asService('POST', PATH, email);
const idOf = ({ id, kind }: AccountEmail) => `${id}-${kind}`;
const asAdmin = (method: string, path: string) => harness.api.as(anAdmin())(method, path);
const shown = async (email: AccountEmail) =>
  (await asAdmin('GET', `${LIST}/${idOf(email)}`)).body as EmailRecord & { html: string; text: string };
const stored = (email: AccountEmail) =>
  harness.database.connection.collection<StoredEmail>('emails').findOne({ _id: idOf(email) });

/** A mail's text out of quoted-printable, as far as plain letters go. */
const decoded = (raw: string) => raw.replaceAll(/=\r\n/g, '').replaceAll('=3D', '=');

afterEach(async () => {
  harness.mail.refuse(null);
  // Nothing that one test left waiting is another one's.
  await harness.sendAll(10_000);
});

test.each(accountEmailKinds)('%s is asked for by another service, and sent', async (kind) => {
  const sample = sampleAccountEmails[kind];
  const link = 'link' in sample ? { link: { ...sample.link, expiresAt: inMinutes(30) } } : {};
  const email = { ...sample, id: newId(), ...link } as AccountEmail;
  expect((await ask(email)).status).toBe(202);
  await harness.sendAll();
  expect(await shown(email)).toMatchObject({ kind, orderID: null, state: 'sent', to: 'aino@posti.example' });
  expect(harness.mail.received.at(-1)?.to).toEqual(['aino@posti.example']);
});

test('only a service requests one', async () => {
  expect((await harness.api.plain('POST', PATH, aReset())).status).toBe(401);
  expect((await harness.api.as(anAdmin())('POST', PATH, aReset())).status).toBe(401);
  expect((await harness.api.as(aUser())('POST', PATH, aReset())).status).toBe(401);
});

test('an email that is requested twice is written and sent once', async () => {
  const email = aReset();
  await Promise.all([ask(email), ask(email), ask(email)]);
  const before = harness.mail.received.length;
  await harness.sendAll();
  await ask(email);
  await harness.sendAll();
  expect(harness.mail.received.length).toBe(before + 1);
});

test('the secret is in the sent email, in no stored one, and erased once sent [spec-186]', async () => {
  const email = aReset();
  const { secret } = email.link;
  await ask(email);
  const { link, ...waiting } = (await stored(email)) ?? {};
  expect(link).toMatchObject({ secret });
  expect(JSON.stringify(waiting)).not.toContain(secret);
  expect(JSON.stringify(await shown(email))).not.toContain(secret);
  await harness.sendAll();
  expect(decoded(harness.mail.received.at(-1)?.raw ?? '')).toContain(
    `https://kauppa.example/auth/reset#token=${secret}`,
  );
  expect(JSON.stringify(await stored(email))).not.toContain(secret);
  expect(JSON.stringify(await shown(email))).not.toContain(secret);
});

test('the secret is erased after a permanent refusal, and the email is not sent again', async () => {
  const email = aReset();
  await ask(email);
  harness.mail.refuse({ code: 550, words: 'no such mailbox' });
  await harness.sendAll();
  expect(await shown(email)).toMatchObject({ state: 'failed', canBeResent: false });
  expect(JSON.stringify(await stored(email))).not.toContain(email.link.secret);
  const { status, body } = await asAdmin('POST', `${LIST}/${idOf(email)}/resend`);
  expect([status, body.code]).toEqual([409, 'letter-link-over']);
});

test('an email whose link expires before the next try is given up, and its secret erased', async () => {
  const email = aReset({ link: { ...aReset().link, expiresAt: inMinutes(2) } });
  await ask(email);
  harness.mail.refuse({ code: 451, words: 'come later' });
  await harness.sendAll();
  expect(await shown(email)).toMatchObject({ state: 'queued' });
  await harness.sendAll(1.5);
  expect(await shown(email)).toMatchObject({ state: 'failed', sendings: [{ tries: 2 }] });
  expect(await stored(email)).toMatchObject({ link: { secret: null } });
});

test('an email that could not be sent before its link expired is not sent', async () => {
  const email = aReset();
  await ask(email);
  const before = harness.mail.received.length;
  await harness.sendAll(31);
  expect(harness.mail.received.length).toBe(before);
  expect(await shown(email)).toMatchObject({
    state: 'failed',
    sendings: [{ via: null, answer: 'not sent: its link is over' }],
  });
  expect(await stored(email)).toMatchObject({ link: { secret: null } });
});

test('an email without a link is sent again as often as requested', async () => {
  const email = { ...sampleAccountEmails['password-changed'], id: newId() };
  await ask(email);
  await harness.sendAll();
  expect(await shown(email)).toMatchObject({ canBeResent: true });
  expect((await asAdmin('POST', `${LIST}/${idOf(email)}/resend`)).status).toBe(202);
});

test('a demo without a mail server is its own mailbox: its file shows the link, and so does its page to an owner [sec-28]', async () => {
  const deps = await harness.depsWith({ SMTP_URL: undefined, SHOP_MODE: 'demo' });
  const email = aReset();
  const { secret } = email.link;
  await writeAccountEmail(deps, email);
  while (await sendNextEmail(deps));
  const { sendings } = await shown(email);
  const file = join(harness.folder, sendings[0]?.answer ?? '');
  expect(decoded(await readFile(file, 'utf8'))).toContain(secret);
  const { body } = await harness.asAdminAt(deps, `${LIST}/${idOf(email)}`);
  expect(body.text).toContain(`/auth/reset#token=${secret}`);
  for (const rights of ['orders', 'catalogue', 'viewer'] as const) {
    const seen = await harness.asAdminAt(deps, `${LIST}/${idOf(email)}`, rights);
    expect(seen.body).toMatchObject({ id: idOf(email), text: expect.stringContaining('#token=') });
    expect(JSON.stringify(seen.body)).not.toContain(secret);
  }
});

test('an account email is listed with the others, found by its recipient', async () => {
  const email = aReset({ to: `${newId()}@posti.example`, toName: '' });
  await ask(email);
  const query = new URLSearchParams({ filter: JSON.stringify({ q: email.to }) });
  const { body } = await asAdmin('GET', `${LIST}?${query.toString()}`);
  expect(z.array(emailRecordSchema).parse(body)).toMatchObject([{ id: idOf(email), orderID: null }]);
});

test.each([
  ['a path that leads elsewhere', { link: { ...aReset().link, path: '//evil.example/' } }],
  ['a secret that is markup', { link: { ...aReset().link, secret: '"><script>alert(1)</script>' } }],
  ['a recipient with a header in it', { to: 'aino@posti.example\r\nBcc: evil@evil.example' }],
  ['no link at all', { link: undefined }],
  ['an unknown kind', { kind: 'newsletter' }],
])('%s is refused', async (_what, fields) => {
  expect((await ask({ ...aReset(), ...fields } as AccountEmail)).status).toBe(400);
});

test('a data copy lists the emails to its own address, and no others', async () => {
  const to = `${newId()}@posti.example`;
  await ask(aReset({ to }));
  await ask(aReset({ to: `x${to}` }));
  await harness.sendAll();
  const { body } = await harness.api.asService('POST', '/internal/emails/sent-to', { email: to });
  expect(body.data).toEqual([
    { kind: 'password-reset', subject: expect.any(String), createdAt: expect.any(String) },
  ]);
});
