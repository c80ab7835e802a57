import { collectDefaultMetrics, Registry } from 'prom-client';
import { measureLoopLag } from './loop-lag.ts';

/** Node's longest pause between two looks: prom-client's own, which cannot be left out, wake nobody and are not told. */
const NEVER_MS = 2 ** 31 - 1;

/** The figures of one process for GET /metrics: Node's own, and whatever is registered in it. */
export function createMetricsRegistry(service: string): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: NEVER_MS });
  measureLoopLag(registry);
  return registry;
}
