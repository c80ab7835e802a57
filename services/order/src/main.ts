import '@shop/service-kit/uncaught-errors';
import { runService } from '@shop/service-kit';
import { readConfig } from './config.ts';
import { openOrderService } from './open-order-service.ts';

const config = readConfig();

await runService('order', config, (logger) => openOrderService(config, logger));
