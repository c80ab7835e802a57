import type { Logger, Opening, OpenService } from '@shop/service-kit';
import { createApp } from './app.ts';
import type { AccountConfig } from './config.ts';
import type { AccountDeps } from './deps.ts';
import { openAccounts } from './open-accounts.ts';

/** The account service, composed: the same for `main.ts` and for the tests. Nothing in it works by itself. */
export async function openAccountService(
  config: AccountConfig,
  logger: Logger,
  opening: Opening = {},
): Promise<OpenService<AccountDeps>> {
  const accounts = await openAccounts(config, logger, opening);
  const app = createApp(accounts.deps, accounts.database.ready);
  return { ...accounts, app, start: () => undefined };
}
