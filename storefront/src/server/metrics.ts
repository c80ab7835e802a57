import { createMetricsRegistry } from '@shop/service-kit/metrics-registry';
import { Counter, type Registry } from 'prom-client';

const help: Record<string, string> = {
  hits: 'Fresh pages answered from memory',
  renders: 'Pages rendered',
  stale: 'Stale pages answered because rendering took too long or failed',
};

/** Served on this server's own port only. */
export function createMetrics(counts: Record<string, number>): Registry {
  const registry = createMetricsRegistry('storefront');
  for (const name of Object.keys(counts)) {
    const counter: Counter = new Counter({
      name: `storefront_page_${name}_total`,
      help: help[name] ?? name,
      registers: [registry],
      collect: () => {
        counter.reset();
        counter.inc(counts[name] ?? 0);
      },
    });
  }
  return registry;
}
