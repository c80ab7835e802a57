import type { EventEmitter } from 'node:events';
import { SpanKind, SpanStatusCode, trace, type Span, type Tracer } from '@opentelemetry/api';

type Started = {
  requestId: number;
  commandName: string;
  databaseName: string;
  command: Record<string, unknown>;
};
type Ended = { requestId: number };

/** A span per command within a trace, with the collection's name and no values. */
export function watchCommands(client: EventEmitter, tracer: Tracer): void {
  const spans = new Map<number, Span>();
  const end = ({ requestId }: Ended, isFailed: boolean) => {
    const span = spans.get(requestId);
    if (!span) return;
    spans.delete(requestId);
    if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };
  client.on('commandStarted', ({ requestId, commandName, databaseName, command }: Started) => {
    if (!trace.getActiveSpan()?.isRecording()) return;
    const collection = command[commandName === 'getMore' ? 'collection' : commandName];
    const attributes = {
      'db.system.name': 'mongodb',
      'db.namespace': databaseName,
      'db.operation.name': commandName,
      ...(typeof collection === 'string' ? { 'db.collection.name': collection } : {}),
    };
    const name = [commandName, attributes['db.collection.name']].filter(Boolean).join(' ');
    spans.set(requestId, tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }));
  });
  client.on('commandSucceeded', (event: Ended) => end(event, false));
  client.on('commandFailed', (event: Ended) => end(event, true));
}
