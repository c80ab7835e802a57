import { openAuditLog } from '@shop/audit-log';
import { openEvents } from '@shop/events';
import {
  connectMongo,
  createSweepers,
  internalClients,
  type Logger,
  type Opening,
  type OpenService,
} from '@shop/service-kit';
import { createApp } from './app.ts';
import { createCatalogClient } from './clients/catalog-client.ts';
import type { CartConfig } from './config.ts';
import { createConsumers } from './consumers.ts';
import type { CartDeps } from './deps.ts';
import { openCartStore } from './store/cart-store.ts';

export async function openCartService(
  config: CartConfig,
  logger: Logger,
  { now = () => new Date(), timeoutMs }: Opening = {},
): Promise<OpenService<CartDeps>> {
  const database = await connectMongo('cart', config, logger);
  const { connection } = database;
  const clientTo = internalClients('cart', config, timeoutMs);
  const auditLog = await openAuditLog({
    service: 'cart',
    connection,
    send: (event) => events.relay.send(event),
    logger,
  });
  const events = await openEvents({
    service: 'cart',
    listeners: 'cart',
    emits: [auditLog],
    connection,
    config,
    logger,
  });
  const deps: CartDeps = {
    carts: await openCartStore(connection),
    catalog: createCatalogClient(clientTo('catalog')),
    events,
    auditLog,
    config,
    logger,
    now,
  };
  const sweepers = createSweepers(logger, [auditLog.sweepRow]);
  events.listen(createConsumers(deps), { order: clientTo('order'), account: clientTo('account') });
  return {
    app: createApp(deps, database.ready),
    deps,
    database,
    start: () => [events, sweepers].forEach(({ start }) => start()),
    closers: [sweepers.stop, events.close, database.close],
  };
}
