import type { RequestHandler } from 'express';
import { Gauge, Histogram, type Registry } from 'prom-client';
import type { Logger } from './logger.ts';
import { createMetricsRegistry } from './metrics-registry.ts';

export type Metrics = { registry: Registry; observe: RequestHandler };

/** Read at every scrape, so it must be cheap. */
export type Metric = { name: string; help: string } & (
  | { label?: never; read: () => Promise<number> }
  | { label: string; read: () => Promise<Record<string, number>> }
);

/** Times of HTTP calls by route: paths carry ids and would create endless series. */
export function createMetrics(service: string): Metrics {
  const registry = createMetricsRegistry(service);
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time of the answered calls',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const observe: RequestHandler = (request, response, next) => {
    const stop = seconds.startTimer({ method: request.method });
    response.once('finish', () => {
      const path = (request.route as { path?: unknown } | undefined)?.path;
      stop({
        route: typeof path === 'string' ? request.baseUrl + path : 'none',
        status: response.statusCode,
      });
    });
    next();
  };
  return { registry, observe };
}

/** A metric that cannot be read is left out of that scrape. */
export function addMetrics({ registry }: Metrics, metrics: Metric[], logger: Logger): void {
  for (const metric of metrics) {
    const { name, help, label } = metric;
    const gauge = new Gauge({
      name,
      help,
      labelNames: label ? [label] : [],
      registers: [registry],
      collect: async () => {
        const values = await valuesOf(metric).catch((err: unknown) => {
          logger.warn({ err, metric: name }, 'a metric could not be read');
          return [];
        });
        if (label) gauge.reset();
        else gauge.remove();
        for (const [labels, value] of values) gauge.set(labels, value);
      },
    });
  }
}

async function valuesOf(metric: Metric): Promise<[Record<string, string>, number][]> {
  if (metric.label === undefined) return [[{}, await metric.read()]];
  const { label } = metric;
  return Object.entries(await metric.read()).map(([value, count]) => [{ [label]: value }, count]);
}
