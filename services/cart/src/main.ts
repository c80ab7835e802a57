import '@shop/service-kit/uncaught-errors';
import { runService } from '@shop/service-kit';
import { readConfig } from './config.ts';
import { openCartService } from './open-cart-service.ts';

const config = readConfig();

await runService('cart', config, (logger) => openCartService(config, logger));
