import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { askRefund } from '../../../src/ask-refund.ts';
import { newClient } from '../../../src/http-client.ts';
import type { DemoShop } from '../demo-shop.ts';
import type { ProductionShop } from '../production-shop.ts';

type Line = { requestId?: string; status?: number; msg?: string };

/** Log lines of all processes of a shop. */
function logsOf(dataDir: string): string[] {
  const folder = join(dataDir, 'logs');
  return readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean),
  );
}

/** Parsed log lines; skips a line that a process is still writing. */
const linesOf = (dataDir: string): Line[] =>
  logsOf(dataDir).flatMap((line) => (line.endsWith('}') ? [JSON.parse(line) as Line] : []));

function expectNotLogged(dataDir: string, words: string[]): void {
  const all = logsOf(dataDir).join('\n');
  for (const word of words) expect([word, word !== '' && !all.includes(word)]).toEqual([word, true]);
}

/** The log is JSON lines with a request's id in every process, without secrets or users' texts. */
export async function soundLogs({
  visitor,
  customer,
  admin,
  dataDir,
  secret,
}: ProductionShop): Promise<void> {
  const guest = await visitor('192.0.2.30');
  const name = 'Rivi\r\n{"level":60,"msg":"forged"}';
  const email = 'rivi@posti.example';
  await guest.call('POST', '/api/auth/register', {
    userName: name,
    email,
    password: 'kolme kuttua laiturilla',
  });
  const wrong = await guest.call('POST', '/api/auth/login', {
    email: customer.email,
    password: 'väärä sana 99',
  });
  const refused = await customer.call('GET', '/api/admin/rest/orders');
  const failed = { requestId: wrong.headers['x-request-id'], msg: 'a login failed', userID: customer.id };
  const calls = [wrong, refused].map(({ headers, status }) => ({
    requestId: headers['x-request-id'],
    status,
  }));
  for (const expectedLine of [...calls, failed])
    await expect.poll(() => linesOf(dataDir)).toContainEqual(expect.objectContaining(expectedLine));
  expect(linesOf(dataDir).filter(({ msg }) => msg === 'forged')).toEqual([]);
  expectNotLogged(dataDir, [
    customer.password,
    admin.password,
    customer.cookies.get('__Host-sid') ?? '',
    secret,
    'väärä sana',
    email,
    customer.email,
  ]);
}

/** Refunds and refused webhooks are logged with their ids, without the buyer's data or request bodies. */
export async function soundMoneyLogs(
  _shop: ProductionShop,
  { url, buyer, admin, dataDir }: DemoShop,
): Promise<void> {
  const { customer, pay } = await buyer();
  const orderID = await pay('stripe');
  const order = async () => (await admin.call('GET', `/api/admin/rest/orders/${orderID}`)).body;
  await expect.poll(async () => (await order()).orderStatus).toBe('confirmed');
  const note = 'Sauma oli auki';
  const asked = await askRefund(admin, orderID, { kind: 'sum', sum: 10, note });
  expect(asked.status).toBe(201);
  const expectLogged = (line: object) =>
    expect.poll(() => linesOf(dataDir)).toContainEqual(expect.objectContaining(line));
  await expectLogged({
    msg: 'an admin asked for a refund',
    orderID,
    requestId: asked.headers.get('x-request-id'),
  });
  await expectLogged({ msg: 'a refund has moved', refundId: `${orderID}_r1`, to: 'succeeded' });

  const card = '4242424242424242';
  for (const provider of ['stripe', 'paypal']) {
    const forged = { id: 'evt_1', type: 'charge.refunded', card, email: customer.email };
    const signed = { 'stripe-signature': 't=1,v1=keksitty', 'paypal-transmission-sig': 'keksitty' };
    const { status, headers } = await newClient(url).call(
      'POST',
      `/api/webhooks/${provider}`,
      forged,
      signed,
    );
    expect([provider, status]).toEqual([provider, 400]);
    const requestId = headers.get('x-request-id');
    await expectLogged({ msg: 'a webhook was refused', provider, code: 'bad-signature', requestId });
  }
  const wrong = { email: customer.email, password: 'väärin arvattu 7' };
  expect((await newClient(url).call('POST', '/api/auth/login', wrong)).status).toBe(401);
  await expectLogged({ msg: 'a login failed', userID: customer.id });
  const { email, password, cookies } = customer;
  const theirs = [email, password, cookies.get('sid') ?? '', 'Mittakatu', '0401234567'];
  expectNotLogged(dataDir, [card, 'keksitty', note, wrong.password, ...theirs]);
}
