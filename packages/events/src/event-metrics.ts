import type { Metric } from '@shop/service-kit';
import type { Bus } from './bus.ts';
import { consumersOfService } from './wired-consumers.ts';
import { outboxDocuments, type OutboxModel } from './outbox-documents.ts';
import type { OpenDeadLetters } from './open-dead-letters.ts';

/** Metrics of a service's events. Each reads an index alone, at any number of documents. */
export function eventMetrics(letters: OpenDeadLetters, ...models: OutboxModel[]): Metric[] {
  return [
    {
      name: 'shop_dead_letters',
      help: 'Events that a consumer could not apply and that wait for an admin',
      label: 'consumer',
      read: async () => {
        const none = Object.fromEntries(letters.consumers.map((name) => [name, 0]));
        return { ...none, ...(await letters.countByConsumer()) };
      },
    },
    {
      name: 'shop_outbox_oldest_seconds',
      help: 'Age of the oldest event that not every consumer has acknowledged; 0 when there is none',
      read: async () => {
        const ages = await Promise.all([letters, ...models].map(oldestAge));
        return Math.max(...ages);
      },
    },
  ];
}

/** Waiting jobs by consumer of the service's events, for autoscaling of workers. */
export function queueMetric(service: string, bus: Pick<Bus, 'count'>): Metric {
  return {
    name: 'shop_queue_jobs',
    help: 'Waiting, prioritised and delayed jobs of a consumer',
    label: 'consumer',
    read: async () => {
      const consumers = consumersOfService(service);
      const counts = await Promise.all(consumers.map(bus.count));
      return Object.fromEntries(
        counts.map(({ waiting, delayed }, index) => [consumers[index], waiting + delayed]),
      );
    },
  };
}

async function oldestAge(model: OutboxModel): Promise<number> {
  const now = Date.now();
  const [oldest] = await outboxDocuments(model)
    .find({ 'outbox.at': { $lte: new Date(now) } }, { projection: { 'outbox.at': 1 } })
    .sort({ 'outbox.at': 1 })
    .limit(1)
    .toArray();
  const times = (oldest?.outbox ?? []).map(({ at }) => at.getTime());
  return times.length > 0 ? Math.max(0, now - Math.min(...times)) / 1000 : 0;
}
