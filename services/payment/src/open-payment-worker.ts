import {
  createServiceApp,
  internalClients,
  type Logger,
  type Opening,
  type OpenService,
} from '@shop/service-kit';
import type { WorkerConfig } from './config.ts';
import { createConsumers } from './consumers.ts';
import type { PaymentDeps } from './deps.ts';
import { openPayment } from './open-payment.ts';

export async function openPaymentWorker(
  config: WorkerConfig,
  logger: Logger,
  opening: Opening = {},
): Promise<OpenService<PaymentDeps>> {
  const name = 'payment-worker';
  const clientTo = internalClients(name, config, opening.timeoutMs);
  const payment = await openPayment(config, logger, opening);
  const { deps, database } = payment;
  deps.events.listen(createConsumers(deps), {
    payment: clientTo('payment'),
    order: clientTo('order'),
  });
  return { ...payment, app: createServiceApp({ name, logger, config, ready: database.ready }) };
}
