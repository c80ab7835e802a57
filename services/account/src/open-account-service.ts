import { openAuditLog } from '@shop/audit-log';
import { openEvents } from '@shop/events';
import {
  createSweeper,
  internalClients,
  type Logger,
  type Opening,
  type OpenService,
} from '@shop/service-kit';
import { createApp } from './app.ts';
import { createCatalogClient } from './clients/catalog-client.ts';
import { createCartClient } from './clients/cart-client.ts';
import { createEmailClient } from './clients/email-client.ts';
import { createOrderClient } from './clients/order-client.ts';
import type { AccountConfig } from './config.ts';
import type { AccountDeps } from './deps.ts';
import { openAccounts } from './open-accounts.ts';
import { createConsumers, sealedRecord, sealFirst } from './audit-log/index.ts';
import { finishNextDeletion } from './sweepers/finish-deletions.ts';
import { sendNextNotice } from './sweepers/send-notices.ts';
import { writeNextIntoRecord } from './sweepers/write-record.ts';

const SEND_MS = 5_000;
const FINISH_MS = 10_000;
const RECORD_MS = 10_000;

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
  const recorder = createSweeper({
    name: 'write-record',
    everyMs: RECORD_MS,
    sweep: async () => {
      if (await writeNextIntoRecord(deps)) recorder.nudge();
    },
    logger,
  });
  const { connection } = accounts.database;
  await sealFirst(connection, config, accounts.deps);
  const auditLog = await openAuditLog({
    service: 'account',
    connection,
    send: (event) => events.relay.send(event),
    logger,
  });
  const events = await openEvents({
    service: 'account',
    listeners: 'account',
    emits: [accounts.deps.deletions.model, auditLog],
    connection,
    config,
    logger,
  });
  const [catalog, cart, order, payment, email] = [
    client('catalog'),
    client('cart'),
    client('order'),
    client('payment'),
    client('email'),
  ];
  const deps: AccountDeps = {
    ...accounts.deps,
    record: await sealedRecord(accounts.deps.record, connection, config, accounts.deps),
    recorder,
    email: createEmailClient(email),
    catalog: createCatalogClient(catalog),
    carts: createCartClient(cart),
    orders: createOrderClient(order),
    events,
    auditLog,
    sender,
    finisher,
  };
  events.listen(createConsumers(deps), { catalog, cart, order, payment, email });
  return {
    app: createApp(deps, accounts.database.ready),
    deps,
    database: accounts.database,
    start: () => [events, sender, finisher, recorder, auditLog.sweeper].forEach(({ start }) => start()),
    closers: [
      events.stopListening,
      sender.stop,
      finisher.stop,
      recorder.stop,
      auditLog.sweeper.stop,
      events.close,
      ...accounts.closers,
    ],
  };
}
