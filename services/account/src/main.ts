import '@shop/service-kit/uncaught-errors';
import { runService } from '@shop/service-kit';
import { readConfig } from './config.ts';
import { openAccountService } from './open-account-service.ts';

const config = readConfig();

await runService('account', config, (logger) => openAccountService(config, logger));
