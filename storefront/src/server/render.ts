import {
  IncomingMessage,
  ServerResponse,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
} from 'node:http';
import { Socket } from 'node:net';

/** The request handler that `astro build` leaves in dist/server/entry.mjs. */
export type PageHandler = (request: IncomingMessage, response: ServerResponse) => unknown;

export type Rendered = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/** Keeps what is written to it instead of sending it. */
class KeptResponse extends ServerResponse {
  readonly chunks: Buffer[] = [];

  // Node's methods have many signatures; these are the ones that Astro's adapter uses.
  override writeHead(status: number, headers?: unknown): this {
    this.statusCode = status;
    for (const [name, value] of Object.entries((headers ?? {}) as Record<string, OutgoingHttpHeader>)) {
      this.setHeader(name, value);
    }
    return this;
  }

  override write(chunk: string | Uint8Array): boolean {
    this.chunks.push(Buffer.from(chunk as Uint8Array));
    return true;
  }

  override end(chunk?: unknown): this {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) this.write(chunk);
    this.emit('finish');
    this.emit('close');
    return this;
  }
}

/**
 * Renders one page without a visitor: no cookie and no header of theirs reaches it, so it is the same for
 * everybody.
 * @param url path and query
 */
export async function renderPage(handler: PageHandler, url: string): Promise<Rendered> {
  const request = new IncomingMessage(new Socket());
  request.method = 'GET';
  request.url = url;
  request.headers = { host: 'localhost' };
  request.push(null);
  const response = new KeptResponse(request);
  const finished = new Promise<void>((resolve) => {
    response.once('finish', resolve);
  });
  await handler(request, response);
  await finished;
  return {
    status: response.statusCode,
    headers: { ...response.getHeaders() },
    body: Buffer.concat(response.chunks),
  };
}
