import { field, type Body } from './fields.ts';
import type { Failed, Outcome } from './outcome.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type CallOptions = {
  body?: unknown;
  signal?: AbortSignal;
  fresh?: boolean;
  /** Lets a small call outlive its page. */
  keepalive?: boolean;
  headers?: Record<string, string>;
};

export type ApiClient = {
  call: (method: Method, path: string, options?: CallOptions) => Promise<Outcome<Body>>;
};

export type Fetch = (url: string, init: RequestInit) => Promise<Answer>;
type Answer = Pick<Response, 'ok' | 'status' | 'json'> & { headers: Pick<Headers, 'get'> };

export type ApiClientOptions = {
  baseUrl?: string;
  /** Sent with every call, such as a visitor's cookie. */
  headers?: Record<string, string>;
  timeoutMs?: number;
  fetch?: Fetch;
};

/** Longer than the slowest promised answer: settling a payment takes up to 8 s. */
const TIMEOUT_MS = 15_000;

/** Opens a client of one shop's API. */
export function createApiClient(options: ApiClientOptions = {}): ApiClient {
  const { baseUrl = '', headers = {}, timeoutMs = TIMEOUT_MS } = options;
  return {
    call: async (method, path, { body, signal, fresh, keepalive, headers: own } = {}) => {
      const timeout = AbortSignal.timeout(timeoutMs);
      const isForm = body instanceof FormData;
      try {
        // Read at call time, so that a replaced fetch is used.
        const response = await (options.fetch ?? globalThis.fetch)(baseUrl + path, {
          method,
          credentials: 'same-origin',
          headers: {
            accept: 'application/json',
            ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
            ...(fresh ? { 'cache-control': 'no-cache, no-store, must-revalidate', pragma: 'no-cache' } : {}),
            ...headers,
            ...own,
          },
          ...(fresh ? { cache: 'no-store' as const } : {}),
          ...(keepalive ? { keepalive } : {}),
          ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
          signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        });
        return read(response, await response.json());
      } catch {
        return { outcome: 'network' };
      }
    },
  };
}

function read(response: Answer, body: unknown): Outcome<Body> {
  const answer = isBody(body) ? body : {};
  const message = typeof answer['message'] === 'string' ? answer['message'] : '';
  const language = answer['language'] === 'en' ? { language: 'en' as const } : {};
  if (response.ok && answer['success'] !== false) {
    // Other answers come from something in between, such as a hotel's login page.
    if (!isBody(body)) return { outcome: 'network' };
    return { outcome: 'ok', data: body, ...(message ? { message, ...language } : {}) };
  }
  const wait = Number(response.headers.get('retry-after'));
  return {
    outcome: 'failed',
    status: response.status,
    message,
    ...language,
    errors: fieldErrors(answer['errors']),
    ...(typeof answer['code'] === 'string' ? { code: field<Failed['code']>(answer, 'code') } : {}),
    ...(answer['data'] === undefined ? {} : { data: answer['data'] }),
    ...(wait > 0 ? { retryAfterSeconds: wait } : {}),
  };
}

function fieldErrors(errors: unknown): Record<string, string> {
  if (!isBody(errors)) return {};
  return Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, String(text)]));
}

function isBody(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
