import { openEvents } from '@shop/events';
import {
  connectMongo,
  createServiceApp,
  internalClients,
  type Logger,
  type Opening,
  type OpenService,
} from '@shop/service-kit';
import type { WorkerConfig } from './config.ts';
import { openImages, resizeImageOnImageUploaded, type ResizeImageDeps } from './images/index.ts';

export async function openImageWorker(
  config: WorkerConfig,
  logger: Logger,
  { timeoutMs }: Opening = {},
): Promise<OpenService<ResizeImageDeps>> {
  const name = 'image-worker';
  const database = await connectMongo('catalog', config, logger);
  const { connection, ready } = database;
  const deps = {
    ...(await openImages(connection, config, logger)),
    pictureEffort: config.PICTURE_EFFORT,
    logger,
  };
  const clientTo = internalClients(name, config, timeoutMs);
  const events = await openEvents({
    service: 'catalog',
    listeners: name,
    sends: false,
    connection,
    config,
    logger,
  });
  events.listen([resizeImageOnImageUploaded(deps)], { catalog: clientTo('catalog') });
  return {
    app: createServiceApp({ name, logger, config, ready }),
    deps,
    database,
    start: events.start,
    closers: [events.close, database.close],
  };
}
