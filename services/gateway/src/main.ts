import '@shop/service-kit/uncaught-errors';
import { runService } from '@shop/service-kit';
import { readConfig } from './config.ts';
import { safeHeaders } from './http/headers.ts';
import { openGateway } from './open-gateway.ts';

const config = readConfig();

await runService('gateway', config, (logger) => openGateway(config, logger), safeHeaders(config));
