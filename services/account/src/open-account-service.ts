import { openAuditLog } from '@shop/audit-log';
import { openEvents } from '@shop/events';
import {
  createSweepers,
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
import { createConsumers, sealedAuditEntries, sealFirstHead } from './audit-log/index.ts';
import { finishNextDeletion } from './sweepers/finish-deletions.ts';
import { notifyWishersOnOfferImproved, openNoticeProgressStore } from './wishlist/index.ts';
import { sendNextNotice } from './sweepers/send-notices.ts';
import { appendNextAuditEntries } from './sweepers/append-audit-entries.ts';

const SEND_MS = 5_000;
const FINISH_MS = 10_000;
const APPEND_MS = 10_000;

export async function openAccountService(
  config: AccountConfig,
  logger: Logger,
  opening: Opening = {},
): Promise<OpenService<AccountDeps>> {
  const accounts = await openAccounts(config, logger, opening);
  const client = internalClients('account', config, opening.timeoutMs);
  const { connection } = accounts.database;
  await sealFirstHead(connection, config, accounts.deps);
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
  // One per round, so that a stopping process waits for one answer at most.
  const sweepers = createSweepers(logger, [
    ['send-notices', SEND_MS, () => sendNextNotice(deps)],
    ['finish-deletions', FINISH_MS, () => finishNextDeletion(deps)],
    ['append-audit-entries', APPEND_MS, () => appendNextAuditEntries(deps)],
    auditLog.sweepRow,
  ]);
  const deps: AccountDeps = {
    ...accounts.deps,
    auditEntries: await sealedAuditEntries(accounts.deps.auditEntries, connection, config, accounts.deps),
    auditAppender: { nudge: () => sweepers.nudge('append-audit-entries') },
    email: createEmailClient(email),
    catalog: createCatalogClient(catalog),
    carts: createCartClient(cart),
    orders: createOrderClient(order),
    events,
    noticeProgress: await openNoticeProgressStore(connection),
    auditLog,
    sender: { nudge: () => sweepers.nudge('send-notices') },
    finisher: { nudge: () => sweepers.nudge('finish-deletions') },
  };
  events.listen([...createConsumers(deps), notifyWishersOnOfferImproved(deps)], {
    catalog,
    cart,
    order,
    payment,
    email,
  });
  return {
    app: createApp(deps, accounts.database.ready),
    deps,
    database: accounts.database,
    start: () => [events, sweepers].forEach(({ start }) => start()),
    closers: [events.stopListening, sweepers.stop, events.close, ...accounts.closers],
  };
}
