import type { EventEmitter } from 'node:events';
import type { BullMQOtel } from 'bullmq-otel';

export type Tracing = {
  /** The active span in W3C Trace Context form, stored beside work that continues later. */
  storedFields: () => { traceparent?: string };
  logFields: () => { traceId?: string; spanId?: string };
  /** Runs `work` in a stored trace, without one outside any: a timer keeps the trace of its caller. */
  continueFrom: <T>(traceparent: string | undefined, work: () => T) => T;
  inSpan: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  watchCommands?: (client: EventEmitter) => void;
  queues?: BullMQOtel;
  /** Sends what is left within `FLUSH_MS`. */
  close: () => Promise<void>;
};

type Starting = {
  service: string;
  /** OTLP over HTTP; without it nothing is loaded. */
  endpoint: string | undefined;
  logger: { warn: (line: object, message: string) => void };
};

const off: Tracing = {
  storedFields: () => ({}),
  logFields: () => ({}),
  continueFrom: (_traceparent, work) => work(),
  inSpan: (_name, work) => work(),
  close: () => Promise.resolve(),
};

/** Global, since the storefront's pages have their own copy of this module. */
const KEY = Symbol.for('shop.tracing');
const holder = globalThis as { [KEY]?: Tracing };

/** Traces of this process; does nothing until `startTracing`. */
export const tracing = (): Tracing => holder[KEY] ?? off;

/** Loads OpenTelemetry and patches `node:http`; called before the process opens connections. */
export async function startTracing({ endpoint, ...of }: Starting): Promise<void> {
  if (endpoint === undefined) return;
  const { openTracing } = await import('./opentelemetry/open-tracing.ts');
  holder[KEY] = openTracing({ endpoint, ...of });
}
