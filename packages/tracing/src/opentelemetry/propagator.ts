import type { TextMapPropagator } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';

const w3c = new W3CTraceContextPropagator();

/** W3C Trace Context without `tracestate`, where a visitor could put anything. */
export const onlyTraceparent: TextMapPropagator = {
  fields: () => ['traceparent'],
  inject: (context, carrier, setter) => w3c.inject(context, carrier, setter),
  extract: (context, carrier, getter) =>
    w3c.extract(context, carrier, {
      keys: (from) => getter.keys(from),
      get: (from, key) => (key === 'traceparent' ? getter.get(from, key) : undefined),
    }),
};
