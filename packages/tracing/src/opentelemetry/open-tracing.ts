import { createRequire, syncBuiltinESMExports } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  context,
  isSpanContextValid,
  propagation,
  ROOT_CONTEXT,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { setGlobalErrorHandler } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { BullMQOtel } from 'bullmq-otel';
import type { Tracing } from '../tracing.ts';
import { watchCommands } from './mongo-spans.ts';
import { isQuiet, requestName, safePath } from './paths.ts';
import { onlyTraceparent } from './propagator.ts';
import { sampler } from './sampler.ts';
import { withoutPersonalData } from './safe-spans.ts';

type Opening = {
  service: string;
  endpoint: string;
  logger: { warn: (line: object, message: string) => void };
};

const FLUSH_MS = 2_000;
const EXPORT_MS = 5_000;
const WARN_EVERY_MS = 600_000;

/** Opens the traces of this process. */
export function openTracing({ service, endpoint, logger }: Opening): Tracing {
  warnRarely(logger, endpoint);
  const url = `${endpoint.replace(/(?<!\/)\/+$/, '')}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: EXPORT_MS, concurrencyLimit: 2 });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'process.pid': process.pid }),
    sampler,
    spanProcessors: [withoutPersonalData(new BatchSpanProcessor({ exporter }))],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(onlyTraceparent);
  trace.setGlobalTracerProvider(provider);
  patchHttp(provider);
  const tracer = trace.getTracer('shop');
  return {
    storedFields: () => {
      const carrier: { traceparent?: string } = {};
      if (isSampled()) propagation.inject(context.active(), carrier);
      return carrier;
    },
    logFields: () => {
      const active = trace.getActiveSpan()?.spanContext();
      return active && isSampled() ? { traceId: active.traceId, spanId: active.spanId } : {};
    },
    continueFrom: (traceparent, work) =>
      context.with(propagation.extract(ROOT_CONTEXT, traceparent ? { traceparent } : {}), work),
    inSpan: (name, work) =>
      tracer.startActiveSpan(name, async (span) => {
        try {
          return await work();
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      }),
    watchCommands: (client) => watchCommands(client, tracer),
    queues: new BullMQOtel({ tracerName: 'bullmq' }),
    close: async () => {
      const flushed = provider.shutdown().catch(() => undefined);
      await Promise.race([flushed, sleep(FLUSH_MS, undefined, { ref: false })]);
    },
  };
}

function isSampled(): boolean {
  const active = trace.getActiveSpan()?.spanContext();
  return active !== undefined && isSpanContextValid(active) && (active.traceFlags & TraceFlags.SAMPLED) !== 0;
}

function patchHttp(provider: TracerProvider): void {
  const instrumentation = new HttpInstrumentation({
    requireParentforOutgoingSpans: true,
    ignoreIncomingRequestHook: ({ url = '' }) => isQuiet(url),
    requestHook: (span, request) => {
      span.updateName(requestName(request)).setAttribute('url.path', safePath(pathOf(request)));
    },
  });
  instrumentation.setTracerProvider(provider);
  // It patches what is required; what is imported follows.
  const require = createRequire(import.meta.url);
  for (const name of ['http', 'https']) require(name);
  syncBuiltinESMExports();
}

const pathOf = (request: { path?: string; url?: string }): string => request.path ?? request.url ?? '';

/** An endpoint that is away costs the spans. */
function warnRarely(logger: Opening['logger'], endpoint: string): void {
  let quietUntil = 0;
  setGlobalErrorHandler((err) => {
    if (Date.now() < quietUntil) return;
    quietUntil = Date.now() + WARN_EVERY_MS;
    logger.warn({ err, endpoint }, 'traces could not be sent and are dropped');
  });
}
