import '@shop/service-kit/uncaught-errors';
import { runService } from '@shop/service-kit';
import { readConfig } from './config.ts';
import { openPaymentService } from './open-payment-service.ts';

const config = readConfig();

await runService('payment', config, (logger) => openPaymentService(config, logger));
