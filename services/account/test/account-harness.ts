import { connectMongo, createLogger } from '@shop/service-kit';
import { openServiceApi, testSettings, type ServiceApi } from '@shop/testing';
import { afterAll, beforeAll } from 'vitest';
import { createApp } from '../src/app.ts';
import { openStores } from '../src/deps.ts';
import type { AccountDeps } from '../src/deps.ts';
import { createHasher } from '../src/passwords/hasher.ts';

export type AccountUnderTest = { api: ServiceApi; deps: AccountDeps; clock: { now: Date } };

/** The account service's HTTP interface on a database of its own, with a clock that a test can turn. */
export function accountUnderTest(limits: 'production' | 'off' = 'production'): AccountUnderTest {
  const test = { clock: { now: new Date() } } as AccountUnderTest;
  const closers: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    const { config, tokens } = testSettings();
    const logger = createLogger('account', 'silent');
    const database = await connectMongo('account', config, logger);
    const hasher = createHasher();
    test.deps = {
      ...(await openStores(database.connection)),
      hasher,
      logger,
      config: { ...config, SESSION_SECRET: 's'.repeat(32), LIMITS: limits, BRAND: 'Luonnonlanka' },
      now: () => test.clock.now,
    };
    test.api = await openServiceApi(
      'account',
      createApp(test.deps, () => true),
      tokens,
    );
    closers.push(test.api.close, hasher.close, () => database.connection.dropDatabase(), database.close);
  });
  afterAll(async () => {
    for (const close of closers) await close();
  });
  return test;
}

/** The session's id stands in the cookie's token. */
export function sessionOf(answer: { headers: Headers }): string {
  const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('sid='));
  const [, payload = ''] = (cookie ?? '').split('.');
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { jti: string }).jti;
}
