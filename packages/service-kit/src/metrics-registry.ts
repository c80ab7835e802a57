import { collectDefaultMetrics, Registry } from 'prom-client';

/** The figures of one process for GET /metrics: Node's own, and whatever is registered in it. */
export function createMetricsRegistry(service: string): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  return registry;
}
