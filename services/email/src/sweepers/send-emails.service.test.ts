import type { EmailDelivery } from '@shop/contracts';
import { guaranteeWords } from '@shop/shop-rules';
import { newId, ShopError } from '@shop/service-kit';
import { anAdmin } from '@shop/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { openMailer } from '../mail/open-mailer.ts';
import { sendNextEmail } from './send-emails.ts';
import { writeEmail } from '../use-cases/write-email.ts';
import { setUpEmailHarness } from '../../test/email-harness.ts';
import { startMailServer } from '../../test/mail-server.ts';

const harness = setUpEmailHarness();

afterEach(async () => {
  harness.mail.refuse(null);
  // Nothing that one test left waiting is another one's.
  await harness.sendAll(10_000);
});

const HOUR = 60;

const written = async () => {
  const { orderID } = harness.anOrder();
  await writeEmail(harness.deps, { eventId: newId(), kind: 'order-confirmed', orderID });
  return { orderID };
};
const lastDelivery = async (order: { orderID: string }): Promise<EmailDelivery | undefined> =>
  (await harness.emailsOf(order))[0]?.sendings.at(-1);
const messageId = (raw: string | undefined) => /^Message-ID: (\S+)/im.exec(raw ?? '')?.[1];

test('a permanent refusal is shown with the server’s words, and not retried', async () => {
  const order = await written();
  harness.mail.refuse({ code: 550, words: 'no such mailbox' });
  await harness.sendAll();
  expect(await lastDelivery(order)).toMatchObject({
    state: 'failed',
    tries: 1,
    via: null,
    answer: expect.stringContaining('no such mailbox'),
  });
  harness.mail.refuse(null);
  await harness.sendAll(5 * HOUR);
  expect(await lastDelivery(order)).toMatchObject({ state: 'failed', tries: 1 });
});

test.each([
  ['for good', 550, 'error'],
  ['for now', 451, 'warn'],
] as const)('the log says why an email is refused %s, and not its recipient', async (_how, code, level) => {
  const log = vi.spyOn(harness.deps.logger, level);
  const order = await written();
  const words = '5.1.1 <Aino@Posti.example>: unknown user aino@posti.example';
  harness.mail.refuse({ code, words });
  await harness.sendAll();
  expect(await lastDelivery(order)).toMatchObject({ answer: expect.stringContaining(words) });
  const lines = log.mock.calls
    .map(([line]) => line as { orderID?: string })
    .filter(({ orderID }) => orderID === order.orderID);
  expect(lines).toMatchObject([{ answer: expect.stringContaining('5.1.1') }]);
  expect(JSON.stringify(lines)).not.toMatch(/posti\.example/i);
  log.mockRestore();
});

test('a temporary refusal is retried with growing pauses, until the server accepts the email', async () => {
  const order = await written();
  harness.mail.refuse({ code: 451, words: 'greylisted, come later' });
  await harness.sendAll();
  expect(await lastDelivery(order)).toMatchObject({ state: 'queued', tries: 1 });
  await harness.sendAll(0.5);
  expect(await lastDelivery(order)).toMatchObject({ state: 'queued', tries: 1 });
  await harness.sendAll(2);
  expect(await lastDelivery(order)).toMatchObject({ state: 'queued', tries: 2 });
  harness.mail.refuse(null);
  await harness.sendAll(HOUR);
  expect(await lastDelivery(order)).toMatchObject({ state: 'sent', tries: 3, via: 'smtp' });
});

test('a confirmation carries its receipt at every sending, and waits while order cannot give it', async () => {
  const order = harness.anOrder();
  harness.orderReceipts.set(order.orderID, '2026-K-000042');
  await writeEmail(harness.deps, { eventId: newId(), kind: 'order-confirmed', orderID: order.orderID });
  const { mailer, ...others } = harness.deps;
  const away = { getReceiptFile: () => Promise.reject(new Error('order did not answer')) };
  await sendNextEmail({ ...others, mailer, order: { ...harness.deps.order, ...away } });
  expect(await lastDelivery(order)).toMatchObject({
    state: 'queued',
    tries: 1,
    answer: expect.stringContaining('order did not answer'),
  });
  const [email] = await harness.emailsOf(order);
  const before = harness.mail.received.length;
  await harness.sendAll(2);
  await harness.api.as(anAdmin())('POST', `/api/admin/rest/letters/${email?.id}/resend`);
  await harness.sendAll(2);
  const pdf = Buffer.from('%PDF-1.7 2026-K-000042').toString('base64');
  const sent = harness.mail.received.slice(before).map(({ raw }) => raw);
  expect(sent).toHaveLength(2);
  for (const raw of sent) {
    expect(raw).toContain('filename=2026-K-000042.pdf');
    expect(raw).toContain(pdf);
  }
  const { body } = await harness.api.as(anAdmin())('GET', `/api/admin/rest/letters/${email?.id}`);
  expect(body).toMatchObject({
    receipt: '2026-K-000042',
    text: expect.stringContaining('Kuitti 2026-K-000042 on'),
  });
});

test('a confirmation alone carries the guarantee notice as a picture and as text, and waits while it cannot be had [law-21]', async () => {
  const order = harness.anOrder();
  await writeEmail(harness.deps, { eventId: newId(), kind: 'order-confirmed', orderID: order.orderID });
  const getGuaranteeNotice = () => Promise.reject(new Error('catalog is away'));
  await sendNextEmail({ ...harness.deps, catalog: { ...harness.deps.catalog, getGuaranteeNotice } });
  expect(await lastDelivery(order)).toMatchObject({
    state: 'queued',
    answer: expect.stringContaining('the guarantee notice'),
  });
  const before = harness.mail.received.length;
  await harness.sendAll(2);
  await harness.confirm(harness.anOrder());
  await harness.sendAll();
  const [raw, later] = harness.mail.received.slice(before).map((mail) => mail.raw);
  expect(raw).toContain('filename=virhevastuu.png');
  expect(raw).toContain(Buffer.from('PNG').toString('base64'));
  expect(harness.catalog.calls.at(-1)).toBe('GET /internal/guarantee-notice?known=png');
  expect(later).toContain(Buffer.from('PNG').toString('base64'));
  const [email] = await harness.emailsOf(order);
  const { body } = await harness.api.as(anAdmin())('GET', `/api/admin/rest/letters/${email?.id}`);
  for (const words of [guaranteeWords.title.toUpperCase(), ...guaranteeWords.text, guaranteeWords.url])
    expect(body.text).toContain(words);
});

test('an email without a receipt fails at once, and says so', async () => {
  const order = harness.anOrder();
  harness.orderReceipts.set(order.orderID, '2026-K-000043');
  await writeEmail(harness.deps, { eventId: newId(), kind: 'order-confirmed', orderID: order.orderID });
  const getReceiptFile = () => Promise.reject(new ShopError({ code: 'receipt-not-found' }));
  await sendNextEmail({ ...harness.deps, order: { ...harness.deps.order, getReceiptFile } });
  expect(await lastDelivery(order)).toMatchObject({
    state: 'failed',
    tries: 1,
    answer: expect.stringContaining('2026-K-000043 could not be had'),
  });
});

test('an email fails after three days of retries', async () => {
  const order = await written();
  harness.mail.refuse('cut');
  await harness.sendAll();
  await harness.sendAll(72 * HOUR);
  expect(await lastDelivery(order)).toMatchObject({ state: 'failed', tries: 2 });
});

test('a cut connection loses no email', async () => {
  const order = await written();
  harness.mail.refuse('cut');
  await harness.sendAll();
  expect(await lastDelivery(order)).toMatchObject({ state: 'queued', tries: 1 });
  harness.mail.refuse(null);
  await harness.sendAll(HOUR);
  expect(await lastDelivery(order)).toMatchObject({ state: 'sent' });
});

test('a killed process leaves its email to the next one, under the same Message-ID', async () => {
  const order = await written();
  const before = harness.mail.received.length;
  // Sent, and killed before it was written down.
  const { emails, mailer } = harness.deps;
  const claimed = await emails.claimDue(new Date(), 120_000, 'killed');
  if (claimed) await mailer.send(claimed, 1);
  await harness.sendAll();
  expect(await lastDelivery(order)).toMatchObject({ state: 'queued', tries: 0 });
  if (claimed) await emails.renew(claimed, 0);
  await harness.sendAll();
  const [first, second, ...more] = harness.mail.received.slice(before).map(({ raw }) => messageId(raw));
  expect(first).toBeTruthy();
  expect([second, more]).toEqual([first, []]);
});

test('two processes that poll at the same moment send an email once', async () => {
  await written();
  const before = harness.mail.received.length;
  await Promise.all([1, 2, 3, 4].map(() => sendNextEmail(harness.deps)));
  expect(harness.mail.received.length).toBe(before + 1);
});

test('a refused login is a configuration error: the email waits until it is fixed', async () => {
  const strict = await startMailServer({ login: true });
  const order = await written();
  const email = await harness.deps.emails.find((await harness.emailsOf(order))[0]?.id ?? '');
  if (!email) throw new Error('no email');
  const sendAs = async (login: string) => {
    const SMTP_URL = strict.url.replace('smtp://', `smtp://${login}@`);
    const mailer = openMailer({ ...harness.config, SMTP_URL }, harness.deps.logger, harness.deps.whoWrites);
    const result = await mailer.send(email, 1);
    await mailer.close();
    return result;
  };
  expect(await sendAs('shop:wrong')).toMatchObject({
    outcome: 'away',
    answer: expect.stringContaining('535'),
  });
  expect(await sendAs('shop:right-password')).toMatchObject({ outcome: 'sent' });
  expect(strict.received).toMatchObject([{ isEncrypted: true, to: ['aino@posti.example'] }]);
  await strict.close();
});

test('an email is sent over TLS where the server supports it, and production requires it', async () => {
  const order = await written();
  await harness.sendAll();
  expect(harness.mail.received.at(-1)?.isEncrypted).toBe(true);
  const open = await startMailServer({ tls: false });
  const email = await harness.deps.emails.find((await harness.emailsOf(order))[0]?.id ?? '');
  if (!email) throw new Error('no email');
  const sendIn = async (SHOP_MODE: 'demo' | 'production', SMTP_URL: string) => {
    const mailer = openMailer(
      { ...harness.config, SHOP_MODE, SMTP_URL },
      harness.deps.logger,
      harness.deps.whoWrites,
    );
    const { outcome } = await mailer.send(email, 1);
    await mailer.close();
    return outcome;
  };
  expect(await sendIn('production', open.url)).toBe('away');
  expect(open.received).toEqual([]);
  expect(await sendIn('production', `${open.url}&requireTLS=false`)).toBe('sent');
  expect(await sendIn('demo', open.url)).toBe('sent');
  await open.close();
});
