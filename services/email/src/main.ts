import '@shop/service-kit/uncaught-errors';
import { runService } from '@shop/service-kit';
import { readConfig } from './config.ts';
import { openEmailService } from './open-email-service.ts';

const config = readConfig();

await runService('email', config, (logger) => openEmailService(config, logger));
