import {
  IncomingMessage,
  ServerResponse,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
} from 'node:http';
import { Socket } from 'node:net';
import { narrowPolicy } from './narrow-policy.ts';

export type PageHandler = (request: IncomingMessage, response: ServerResponse) => unknown;

export type Rendered = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

class BufferedResponse extends ServerResponse {
  readonly chunks: Buffer[] = [];

  // Only the signatures that Astro's adapter uses.
  override writeHead(status: number, headers?: unknown): this {
    this.statusCode = status;
    for (const [name, value] of Object.entries((headers ?? {}) as Record<string, OutgoingHttpHeader>)) {
      this.setHeader(name, value);
    }
    return this;
  }

  override write(chunk: string | Uint8Array, written?: unknown): boolean {
    this.chunks.push(Buffer.from(chunk as Uint8Array));
    // The adapter aborts a page after its last write.
    if (typeof written === 'function') process.nextTick(written);
    return true;
  }

  override end(chunk?: unknown): this {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) this.write(chunk);
    this.emit('finish');
    this.emit('close');
    return this;
  }

  // The adapter releases the request at `finish`; at `close` it would print the bare stack.
  override destroy(error = new Error('the page broke off')): this {
    this.emit('error', error);
    this.emit('finish');
    return this;
  }
}

/** Without cookie and headers, so that the page suits every visitor. */
export function anonymousRequest(url: string): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.method = 'GET';
  request.url = url;
  request.headers = { host: 'localhost' };
  request.push(null);
  return request;
}

/**
 * Renders to the end, so that no visitor gets half a page.
 * @throws the error that aborted a started rendering
 */
export async function renderPage(handler: PageHandler, request: IncomingMessage): Promise<Rendered> {
  const response = new BufferedResponse(request);
  const finished = new Promise<void>((resolve, reject) => {
    response.once('finish', resolve);
    response.once('error', reject);
  });
  await Promise.all([handler(request, response), finished]);
  const headers = { ...response.getHeaders() };
  const body = Buffer.concat(response.chunks);
  const policy = headers['content-security-policy'];
  if (policy) headers['content-security-policy'] = narrowPolicy(policy, body.toString());
  return { status: response.statusCode, headers, body };
}
