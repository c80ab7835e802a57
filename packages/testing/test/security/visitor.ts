import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';

/** `body` is untyped, because tests read any answer. */
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = { status: number; headers: IncomingHttpHeaders; text: string; body: any };

/** HTTPS client with a cookie jar that sends paths and headers unchanged. */
export type Visitor = {
  call: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;
  cookies: Map<string, string>;
};

type At = {
  host: string;
  port: number;
  /** The only trusted certificate. */
  ca: string;
};

export function newVisitor({ host, port, ca }: At, cookies = new Map<string, string>()): Visitor {
  const call: Visitor['call'] = (method, path, body, headers = {}) =>
    new Promise((done, fail) => {
      const isAsItIs = body === undefined || typeof body === 'string' || Buffer.isBuffer(body);
      const sent = isAsItIs ? body : JSON.stringify(body);
      const jar = [...cookies].map((pair) => pair.join('=')).join('; ');
      const all = {
        host,
        ...(jar ? { cookie: jar } : {}),
        ...(sent === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(sent)) }),
        ...headers,
      };
      const options = { host: '127.0.0.1', port, servername: host, ca, method, path, headers: all };
      request(options, (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => (text += chunk));
        answer.on('error', fail);
        answer.on('end', () => {
          keep(cookies, answer.headers['set-cookie'] ?? []);
          const isJson = String(answer.headers['content-type']).startsWith('application/json');
          const read: unknown = isJson ? JSON.parse(text) : text;
          done({ status: answer.statusCode ?? 0, headers: answer.headers, text, body: read });
        });
      })
        .on('error', fail)
        .end(sent);
    });
  return { call, cookies };
}

function keep(cookies: Map<string, string>, lines: string[]): void {
  for (const line of lines) {
    const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split(/=(.*)/s);
    if (value === '') cookies.delete(name);
    else cookies.set(name, value);
  }
}
