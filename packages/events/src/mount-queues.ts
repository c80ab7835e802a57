import type { QueueRecord } from '@shop/contracts';
import { requireAdmin } from '@shop/service-kit';
import type { Express } from 'express';
import type { Bus } from './bus.ts';
import { wiring } from './wiring.ts';

/**
 * Mounts the back office's look at the queues of all the shop's listeners: they lie in one Redis, so one service tells of
 * them all. While Redis is away it answers `unavailable`.
 */
export function mountQueues(app: Express, bus: Pick<Bus, 'count'>): void {
  app.get('/api/admin/rest/queues', async (request, response) => {
    requireAdmin(request);
    const data: QueueRecord[] = await Promise.all(
      listeners().map(async (listener) => ({ ...listener, ...(await bus.count(listener.name)) })),
    );
    response.json({ success: true, data });
  });
}

function listeners(): Pick<QueueRecord, 'name' | 'event' | 'process'>[] {
  return Object.entries(wiring).flatMap(([event, { consumers }]) =>
    Object.entries(consumers).map(([name, process]) => ({ name, event, process })),
  );
}
