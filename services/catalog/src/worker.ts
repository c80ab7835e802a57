import '@shop/service-kit/uncaught-errors';
import { runService } from '@shop/service-kit';
import { readWorkerConfig } from './config.ts';
import { openImageWorker } from './open-image-worker.ts';

const config = readWorkerConfig();

await runService('image-worker', config, (logger) => openImageWorker(config, logger));
