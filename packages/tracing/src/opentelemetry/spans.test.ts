import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { beforeEach, expect, test } from 'vitest';
import { onlyTraceparent } from './propagator.ts';
import { withoutPersonalData } from './safe-spans.ts';
import { sampler } from './sampler.ts';

const exporter = new InMemorySpanExporter();
const tracer = new TracerProvider({
  sampler,
  spanProcessors: [withoutPersonalData(new SimpleSpanProcessor({ exporter }))],
}).getTracer('test');

beforeEach(() => exporter.reset());

const remote = (traceFlags: TraceFlags) =>
  trace.setSpanContext(ROOT_CONTEXT, {
    traceId: 'a'.repeat(32),
    spanId: 'b'.repeat(16),
    traceFlags,
    isRemote: true,
  });

test.each([
  ['a request', SpanKind.SERVER, true],
  ['an event', SpanKind.PRODUCER, true],
  ['a job', SpanKind.CONSUMER, true],
  ['a poll of a queue', SpanKind.INTERNAL, false],
  ['a call of a sweep', SpanKind.CLIENT, false],
])('whether %s starts a trace', (_what, kind, isRecorded) => {
  expect(tracer.startSpan('first', { kind }, ROOT_CONTEXT).isRecording()).toBe(isRecorded);
});

test('what a traced caller or span causes is in the trace, until that span has ended', () => {
  expect(tracer.startSpan('remote', {}, remote(TraceFlags.SAMPLED)).isRecording()).toBe(true);
  expect(tracer.startSpan('remote', {}, remote(TraceFlags.NONE)).isRecording()).toBe(false);
  const parent = tracer.startSpan('parent', { kind: SpanKind.SERVER }, ROOT_CONTEXT);
  const inside = trace.setSpan(ROOT_CONTEXT, parent);
  expect(tracer.startSpan('child', { kind: SpanKind.CLIENT }, inside).isRecording()).toBe(true);
  parent.end();
  expect(tracer.startSpan('late', { kind: SpanKind.CLIENT }, inside).isRecording()).toBe(false);
});

test('a span is sent without data of persons, in attributes, errors and status', () => {
  const email = 'aino@posti.example';
  const span = tracer.startSpan('send', {
    kind: SpanKind.SERVER,
    attributes: {
      'url.path': '/',
      'url.query': email,
      'client.address': '192.0.2.1',
      'user_agent.original': email,
    },
  });
  span.recordException(new TypeError(`no mailbox ${email}`));
  span.setStatus({ code: SpanStatusCode.ERROR, message: email });
  span.end();
  const [sent] = exporter.getFinishedSpans();
  expect(sent).toMatchObject({
    attributes: { 'url.path': '/' },
    status: { code: SpanStatusCode.ERROR },
    events: [{ name: 'exception', attributes: { 'exception.type': 'TypeError' } }],
  });
  expect(JSON.stringify([sent?.attributes, sent?.events, sent?.status])).not.toMatch(/aino|192\.0\.2/);
});

test('a visitor’s tracestate goes nowhere', () => {
  const headers = { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`, tracestate: 'aino=posti' };
  const getter = {
    keys: Object.keys,
    get: (from: object, key: string) => from[key as keyof typeof from] as string,
  };
  const read = trace.getSpanContext(onlyTraceparent.extract(ROOT_CONTEXT, headers, getter));
  expect(read).toMatchObject({ traceId: 'a'.repeat(32) });
  expect(read?.traceState).toBeUndefined();
});
