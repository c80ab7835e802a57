import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { closeServer, listen } from './stand-in.ts';

export type CollectedSpan = {
  service: string;
  traceId: string;
  spanId: string;
  /** '' for the first one of a trace. */
  parentSpanId: string;
  name: string;
};

export type TraceCollector = {
  url: string;
  spans: CollectedSpan[];
  /** All that came, to search for what must not. */
  bodies: string[];
  close: () => Promise<void>;
};

type Attribute = { key: string; value: { stringValue?: string } };
type Export = {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: (Omit<CollectedSpan, 'service' | 'parentSpanId'> & { parentSpanId?: string })[] }[];
  }[];
};

/** Takes traces over OTLP/HTTP in JSON, as an OpenTelemetry collector does. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: CollectedSpan[] = [];
  const bodies: string[] = [];
  const take = (body: string) => {
    bodies.push(body);
    spans.push(...(JSON.parse(body) as Export).resourceSpans.flatMap(spansOf));
  };
  const server = createServer((request, response) => {
    if (request.url !== '/v1/traces') return void response.writeHead(404).end();
    text(request)
      .then(take)
      .then(
        () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
        () => response.writeHead(400).end(),
      );
  });
  const url = await listen(server);
  return { url, spans, bodies, close: () => closeServer(server) };
}

function spansOf({ resource, scopeSpans }: Export['resourceSpans'][number]): CollectedSpan[] {
  const named = resource.attributes.find(({ key }) => key === 'service.name');
  const service = named?.value.stringValue ?? '';
  return scopeSpans
    .flatMap(({ spans }) => spans)
    .map(({ traceId, spanId, parentSpanId = '', name }) => ({
      service,
      traceId,
      spanId,
      parentSpanId,
      name,
    }));
}
