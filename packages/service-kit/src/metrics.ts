import type { RequestHandler } from 'express';
import { Registry, collectDefaultMetrics, Histogram } from 'prom-client';

export type Metrics = { registry: Registry; observe: RequestHandler };

/**
 * Node's own figures and the times of the HTTP calls, for GET /metrics on the service's own port.
 * The route is the label, never the path: a path carries ids and would make endless series.
 */
export function createMetrics(service: string): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
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
