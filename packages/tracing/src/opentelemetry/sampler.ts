import { SpanKind, trace, TraceFlags, type Context } from '@opentelemetry/api';
import { SamplingDecision, type Sampler } from '@opentelemetry/sdk-trace';

const starts = new Set([SpanKind.SERVER, SpanKind.PRODUCER, SpanKind.CONSUMER]);

function isKept(context: Context, kind: SpanKind): boolean {
  const parent = trace.getSpan(context);
  if (!parent) return starts.has(kind);
  const { isRemote, traceFlags } = parent.spanContext();
  return isRemote ? (traceFlags & TraceFlags.SAMPLED) !== 0 : parent.isRecording();
}

/** Keeps requests and events with all that they cause; polls of queues and sweeps of the database start no trace. */
export const sampler: Sampler = {
  shouldSample: (context, _traceId, _name, kind) => ({
    decision: isKept(context, kind) ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD,
  }),
  toString: () => 'requests and events',
};
