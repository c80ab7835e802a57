import '@shop/service-kit/uncaught-errors';
import { runService } from '@shop/service-kit';
import { readConfig } from './config.ts';
import { openCatalogService } from './open-catalog-service.ts';

const config = readConfig();

await runService('catalog', config, (logger) => openCatalogService(config, logger));
