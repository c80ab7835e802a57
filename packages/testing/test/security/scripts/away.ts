import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { ProductionShop } from '../production-shop.ts';

const WAIT_TIMEOUT_MS = 40_000;

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + WAIT_TIMEOUT_MS; !(await isTrue()); await pause(250))
    if (Date.now() > end) throw new Error('it did not come back in time');
}
const isIn = async ({ customer }: ProductionShop) => {
  const { status, body } = await customer.call('GET', '/api/auth/check');
  return status === 200 && body.success === true;
};

/** Without Redis the gateway omits the header with the remaining logins. */
const isCounting = async ({ visitor }: ProductionShop) => {
  const guest = await visitor('192.0.2.62');
  const { headers } = await guest.call('POST', '/api/auth/login', {});
  return headers['ratelimit'] !== undefined;
};

/** Runs `work` while no process reaches Redis; checks this before and after. */
export async function whileRedisIsAway(at: ProductionShop, work: () => Promise<void>): Promise<void> {
  await until(() => isCounting(at));
  at.stores.redis.shut();
  try {
    await until(async () => !(await isCounting(at)));
    await work();
    expect(await isCounting(at)).toBe(false);
  } finally {
    at.stores.redis.open();
  }
}

/** Without Redis, logins, login limits, roles and the refusal of other sites still work. */
export async function withoutRedis(at: ProductionShop): Promise<void> {
  const { visitor, customer } = at;
  await whileRedisIsAway(at, async () => {
    const guest = await visitor('192.0.2.60');
    expect((await guest.call('GET', '/ready')).status).toBe(200);
    expect(await isIn(at)).toBe(true);
    expect((await guest.call('GET', '/api/admin/rest/orders')).status).toBe(401);
    expect((await customer.call('GET', '/api/admin/rest/orders')).status).toBe(403);
    const foreign = { origin: 'https://evil.example' };
    expect((await customer.call('POST', '/api/auth/logout', {}, foreign)).status).toBe(403);
    const wrong = { email: `${randomBytes(6).toString('hex')}@posti.example`, password: 'väärin arvattu 7' };
    for (const status of [401, 401, 401, 401, 401, 429])
      expect((await guest.call('POST', '/api/auth/login', wrong)).status).toBe(status);
    const right = { email: customer.email, password: customer.password };
    expect((await guest.call('POST', '/api/auth/login', right)).status).toBe(200);
  });
  await until(() => isCounting(at));
}

/** Without the database, routes that need a session refuse, and no answer names the cause. */
export async function withoutDatabase(at: ProductionShop): Promise<void> {
  const { stores, shop, visitor, customer, admin } = at;
  const parts = `http://127.0.0.1:${shop.ports['gateway-metrics']}/health/parts`;
  stores.mongo.shut();
  try {
    // The gateway caches a session for a second.
    await pause(1_100);
    const guest = await visitor('192.0.2.61');
    const login = { email: customer.email, password: customer.password };
    const answers = await Promise.all([
      admin.call('GET', '/api/admin/rest/orders'),
      customer.call('GET', `/api/shop/cart/get/${customer.id}`),
      customer.call('GET', '/api/auth/account'),
      guest.call('POST', '/api/auth/login', login),
    ]);
    for (const { status, body, text } of answers) {
      expect(status).toBe(503);
      expect(body).toMatchObject({ success: false, message: expect.any(String) });
      expect(text).not.toMatch(/mongo|ECONN|\bat /i);
    }
    expect((await guest.call('GET', '/api/admin/rest/orders')).status).toBe(401);
    await expect.poll(async () => (await fetch(parts)).status).toBe(503);
    expect((await guest.call('GET', '/ready')).status).toBe(200);
  } finally {
    stores.mongo.open();
  }
  await until(() => isIn(at));
}
