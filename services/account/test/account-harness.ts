import { createLogger } from '@shop/service-kit';
import { closeService, openServiceApi, testSettings, setUpHarness, type ServiceApi } from '@shop/testing';
import type { AccountDeps } from '../src/deps.ts';
import { openAccountService } from '../src/open-account-service.ts';

export type AccountHarness = {
  api: ServiceApi;
  deps: AccountDeps;
  clock: { now: Date };
  close: () => Promise<void>;
};

/** The account service's HTTP interface on a database of its own, with a clock that a test can turn. */
async function openAccountHarness(limits: 'production' | 'off'): Promise<AccountHarness> {
  const { config, tokens } = testSettings();
  const clock = { now: new Date() };
  const service = await openAccountService(
    { ...config, SESSION_SECRET: 's'.repeat(32), LIMITS: limits, BRAND: 'Luonnonlanka' },
    createLogger('account', 'silent'),
    { now: () => clock.now },
  );
  const api = await openServiceApi('account', service.app, tokens);
  return {
    api,
    deps: service.deps,
    clock,
    close: async () => {
      await api.close();
      await closeService(service);
    },
  };
}

/** An account service for the tests of a file. */
export const setUpAccountHarness = (limits: 'production' | 'off' = 'production'): AccountHarness =>
  setUpHarness(() => openAccountHarness(limits));

/** The session's id stands in the cookie's token. */
export function sessionOf(answer: { headers: Headers }): string {
  const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('sid='));
  const [, payload = ''] = (cookie ?? '').split('.');
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { jti: string }).jti;
}
