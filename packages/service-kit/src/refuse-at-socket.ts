import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { errorBody, ShopError } from './errors.ts';
import { barePolicy, failurePage, longAddress } from './failure-page.ts';

/** Sent too slowly; the process was usually busy. */
const TOO_LATE = 408;
const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: TOO_LATE,
};

const ADDRESS_TOO_LONG = 414;

type Unread = NodeJS.ErrnoException & { rawPacket?: Buffer; bytesParsed?: number };

/** Whether the headers overflow within a page's address. Without a path in the packet, a page is assumed. */
function isLongAddress({ code, rawPacket, bytesParsed }: Unread): boolean {
  if (code !== 'HPE_HEADER_OVERFLOW' || !rawPacket) return false;
  const read = rawPacket.subarray(0, bytesParsed).toString('latin1');
  return !read.includes('\n') && !/^(?:[A-Z]+ \/(?:api|internal)\/|(?!GET )[A-Z]+ \/)/.test(read);
}

/**
 * Answers requests that Node cannot read, CONNECT and unknown expectations: JSON, or a page for a long address; then
 * closes.
 * @param headers of every answer
 */
export function refuseAtSocket(server: Server, headers: Record<string, string>): void {
  const answering = new WeakSet<Duplex>();
  const refuse = (socket: Duplex, status: number) => {
    // Must not be written into an answer in progress.
    if (!socket.writable || answering.has(socket)) return void socket.destroy();
    socket.end(refusal(status, headers), () => socket.destroy());
  };
  server.prependListener('request', ({ socket }, response) => {
    answering.add(socket);
    response.once('close', () => answering.delete(socket));
  });
  server.on('clientError', (error: Unread, socket) =>
    refuse(socket, isLongAddress(error) ? ADDRESS_TOO_LONG : (statuses[error.code ?? ''] ?? 400)),
  );
  server.on('checkExpectation', ({ socket }) => refuse(socket, 417));
  server.on('connect', (_request, socket) => refuse(socket, 405));
}

function refusal(status: number, headers: Record<string, string>): string {
  // Callers do not retry a malformed call.
  const code = status === TOO_LATE ? 'unavailable' : 'malformed-json';
  const isPage = status === ADDRESS_TOO_LONG;
  const body = isPage
    ? failurePage(longAddress)
    : JSON.stringify(errorBody(new ShopError({ code }), randomUUID()));
  const lines = Object.entries({
    ...headers,
    ...(isPage ? { 'content-security-policy': barePolicy } : {}),
    'content-type': `${isPage ? 'text/html' : 'application/json'}; charset=utf-8`,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}
