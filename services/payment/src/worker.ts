import '@shop/service-kit/uncaught-errors';
import { runService } from '@shop/service-kit';
import { readWorkerConfig } from './config.ts';
import { openPaymentWorker } from './open-payment-worker.ts';

const config = readWorkerConfig();

await runService('payment-worker', config, (logger) => openPaymentWorker(config, logger));
