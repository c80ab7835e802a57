import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace';

/** Attributes that never hold a person's data: no addresses, agents, queries, job contents or error messages. */
const harmless = new Set([
  'http.request.method',
  'http.response.status_code',
  'url.path',
  'url.scheme',
  'server.port',
  'network.protocol.version',
  'error.type',
  'exception.type',
  'db.system.name',
  'db.namespace',
  'db.collection.name',
  'db.operation.name',
  'bullmq.queue.name',
  'bullmq.queue.operation',
  'bullmq.job.name',
  'bullmq.job.id',
  'bullmq.job.attempts.made',
]);

/** Cleans each span before `next` receives it. */
export function withoutPersonalData(next: SpanProcessor): SpanProcessor {
  return {
    onStart: (span, context) => next.onStart(span, context),
    onEnd: (span) => {
      clean(span);
      next.onEnd(span);
    },
    forceFlush: () => next.forceFlush(),
    shutdown: () => next.shutdown(),
  };
}

function clean(span: ReadableSpan): void {
  strip(span.attributes);
  for (const { attributes } of span.events) if (attributes) strip(attributes);
  delete span.status.message;
}

function strip(attributes: Record<string, unknown>): void {
  for (const name of Object.keys(attributes)) if (!harmless.has(name)) delete attributes[name];
}
