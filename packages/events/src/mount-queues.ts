import type { QueueRecord } from '@shop/contracts';
import { requireAdmin } from '@shop/service-kit';
import type { Express } from 'express';
import type { Bus } from './bus.ts';
import { wiring } from './wiring.ts';

/** Mounts the queues' figures; one service answers, since all share one Redis. `unavailable` without it. */
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
