import {
  createSweeper,
  internalClients,
  type Logger,
  type Opening,
  type OpenService,
} from '@shop/service-kit';
import { createApp } from './app.ts';
import { createCartClient } from './clients/cart-client.ts';
import { createLettersClient } from './clients/letters-client.ts';
import { createOrderClient } from './clients/order-client.ts';
import type { AccountConfig } from './config.ts';
import type { AccountDeps } from './deps.ts';
import { openAccounts } from './open-accounts.ts';
import { finishNextDeletion } from './sweepers/finish-deletions.ts';
import { sendNextNotice } from './sweepers/send-notices.ts';

const SEND_MS = 5_000;
const FINISH_MS = 10_000;

/** The account service, composed: the same for `main.ts` and for the tests. */
export async function openAccountService(
  config: AccountConfig,
  logger: Logger,
  opening: Opening = {},
): Promise<OpenService<AccountDeps>> {
  const accounts = await openAccounts(config, logger, opening);
  const client = internalClients('account', config, opening.timeoutMs);
  // One a round, so that a process that is asked to stop waits for one answer and no more.
  const sender = createSweeper({
    name: 'send-notices',
    everyMs: SEND_MS,
    sweep: async () => {
      if (await sendNextNotice(deps)) sender.nudge();
    },
    logger,
  });
  const finisher = createSweeper({
    name: 'finish-deletions',
    everyMs: FINISH_MS,
    sweep: async () => {
      if (await finishNextDeletion(deps)) finisher.nudge();
    },
    logger,
  });
  const deps: AccountDeps = {
    ...accounts.deps,
    letters: createLettersClient(client('letters')),
    carts: createCartClient(client('cart')),
    orders: createOrderClient(client('order')),
    sender,
    finisher,
  };
  return {
    app: createApp(deps, accounts.database.ready),
    deps,
    database: accounts.database,
    start: () => [sender, finisher].forEach(({ start }) => start()),
    closers: [sender.stop, finisher.stop, ...accounts.closers],
  };
}
