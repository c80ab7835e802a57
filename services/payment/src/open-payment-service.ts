import type { Logger, Opening, OpenService } from '@shop/service-kit';
import { createApp } from './app.ts';
import type { PaymentConfig } from './config.ts';
import type { PaymentDeps } from './deps.ts';
import { openPayment } from './open-payment.ts';

export async function openPaymentService(
  config: PaymentConfig,
  logger: Logger,
  opening: Opening = {},
): Promise<OpenService<PaymentDeps>> {
  const payment = await openPayment(config, logger, opening);
  return { ...payment, app: createApp(payment.deps, payment.database.ready) };
}
