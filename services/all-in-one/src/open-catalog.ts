import { createSweepers, type Composition, type Logger } from '@shop/service-kit';
import type { CatalogConfig } from '../../catalog/src/config.ts';
import { openCatalogService } from '../../catalog/src/open-catalog-service.ts';

const WORKER = 'image-worker';
const LOOK_MS = 2_000;

/** Catalog that asks its starter for the image worker while pictures wait. */
export async function openCatalog(config: CatalogConfig, logger: Logger): Promise<Composition> {
  const { app, deps, start, closers } = await openCatalogService(config, logger);
  const askForWorker = async () => {
    // While Redis is away nothing can be resized; its loss is logged elsewhere.
    const waiting = await deps.events.countJobsOf(WORKER).catch(() => 0);
    if (waiting > 0) ask(WORKER);
  };
  const sweepers = createSweepers(logger, [['pictures to resize', LOOK_MS, askForWorker]]);
  return {
    app,
    start: () => [{ start }, sweepers].forEach((part) => part.start()),
    closers: [sweepers.stop, ...closers],
  };
}

/** Started by hand there is no starter. */
function ask(wanted: string): void {
  if (process.connected) process.send?.({ wanted }, undefined, undefined, () => undefined);
}
