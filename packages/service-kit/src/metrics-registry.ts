import { collectDefaultMetrics, Registry } from 'prom-client';
import { measureLoopLag } from './loop-lag.ts';

/** Node's longest timer: disables prom-client's own event loop metric, which cannot be left out. */
const NEVER_MS = 2 ** 31 - 1;

/** With the service as label. */
export function createMetricsRegistry(service: string): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: NEVER_MS });
  measureLoopLag(registry);
  return registry;
}
