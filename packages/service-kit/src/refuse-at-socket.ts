import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { errorBody, ShopError } from './errors.ts';
import { barePolicy, failurePage, longAddress } from './failure-page.ts';

/** A request that has not come in in time, mostly because this process was held up; nobody has looked at it. */
const TOO_LATE = 408;
/** Node's names of what is wrong with a request, where that is not just its form. */
const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: TOO_LATE,
};

const ADDRESS_TOO_LONG = 414;

type Unread = NodeJS.ErrnoException & { rawPacket?: Buffer; bytesParsed?: number };

/**
 * Whether the headers overflow within a page's address: no line has ended in the last packet, and it asks for no call.
 * A packet from the middle of a request does not tell its path: a browser may have sent it, so it counts as a page's.
 */
function isLongAddress({ code, rawPacket, bytesParsed }: Unread): boolean {
  if (code !== 'HPE_HEADER_OVERFLOW' || !rawPacket) return false;
  const read = rawPacket.subarray(0, bytesParsed).toString('latin1');
  return !read.includes('\n') && !/^(?:[A-Z]+ \/(?:api|internal)\/|(?!GET )[A-Z]+ \/)/.test(read);
}

/**
 * Answers what never becomes a request (what Node cannot read, CONNECT, unknown expectations) as every other failure
 * is answered: JSON, with the headers of this server's answers, and the connection closed. A page's address that is too
 * long is answered with a page.
 * @param headers what every answer of this server carries
 */
export function refuseAtSocket(server: Server, headers: Record<string, string>): void {
  const answering = new WeakSet<Duplex>();
  const refuse = (socket: Duplex, status: number) => {
    // What follows a request that is being answered must not be written into the middle of that answer.
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
  // Whoever is told that a call is malformed, as consumers of events are, does not make it again.
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
