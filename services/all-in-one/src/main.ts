import '@shop/service-kit/uncaught-errors';
import { runTogether, type Composition, type Logger, type RunnableService } from '@shop/service-kit';
import { readConfig as readAccountConfig } from '../../account/src/config.ts';
import { openAccountService } from '../../account/src/open-account-service.ts';
import { readConfig as readCartConfig } from '../../cart/src/config.ts';
import { openCartService } from '../../cart/src/open-cart-service.ts';
import { readConfig as readCatalogConfig } from '../../catalog/src/config.ts';
import { readConfig as readEmailConfig } from '../../email/src/config.ts';
import { openEmailService } from '../../email/src/open-email-service.ts';
import { readConfig as readGatewayConfig } from '../../gateway/src/config.ts';
import { safeHeaders } from '../../gateway/src/http/headers.ts';
import { openGateway } from '../../gateway/src/open-gateway.ts';
import { readConfig as readOrderConfig } from '../../order/src/config.ts';
import { openOrderService } from '../../order/src/open-order-service.ts';
import { readConfig as readPaymentConfig, readWorkerConfig } from '../../payment/src/config.ts';
import { openPaymentService } from '../../payment/src/open-payment-service.ts';
import { openPaymentWorker } from '../../payment/src/open-payment-worker.ts';
import { settingsOf } from './config.ts';
import { openCatalog } from './open-catalog.ts';

function service<Config extends RunnableService['config']>(
  name: string,
  read: (env: NodeJS.ProcessEnv) => Config,
  open: (config: Config, logger: Logger) => Promise<Composition>,
): RunnableService & { config: Config } {
  const config = read(settingsOf(name));
  return { name, config, open: (logger) => open(config, logger) };
}

const gateway = service('gateway', readGatewayConfig, openGateway);

await runTogether({ ...gateway, headers: safeHeaders(gateway.config) }, [
  service('account', readAccountConfig, openAccountService),
  service('catalog', readCatalogConfig, openCatalog),
  service('cart', readCartConfig, openCartService),
  service('order', readOrderConfig, openOrderService),
  service('payment', readPaymentConfig, openPaymentService),
  service('payment-worker', readWorkerConfig, openPaymentWorker),
  service('email', readEmailConfig, openEmailService),
]);
