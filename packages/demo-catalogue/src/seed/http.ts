import { setTimeout as pause } from 'node:timers/promises';
import { SeedError } from './seed-error.ts';

type Call = { method: 'GET' | 'POST' | 'PUT'; path: string; json?: unknown; form?: FormData };
export type Answer = { status: number; body: Record<string, unknown> };
export type Http = (call: Call) => Promise<Answer>;

const UNAVAILABLE = [502, 503, 504];
const TRIES = 8;
const LONGEST_PAUSE = 60;

/**
 * HTTP client with cookies. Respects 429 and retries with growing pauses.
 * @throws SeedError if the shop stays unavailable
 */
export function createHttp({ url, signal }: { url: string; signal: AbortSignal }): Http {
  const jar = new Map<string, string>();
  return async (call) => {
    for (let attempt = 1; ; attempt += 1) {
      const response = await send(url, call, { jar, signal });
      const isUnavailable = response === null || UNAVAILABLE.includes(response.status);
      if (!isUnavailable && response.status !== 429)
        return { status: response.status, body: await bodyOf(response) };
      await response?.body?.cancel();
      if (isUnavailable && attempt === TRIES) {
        throw new SeedError(`The shop at ${url} does not answer. Start it and run the seed again.`);
      }
      await pause(1000 * secondsUntilRetry(response, attempt), undefined, { signal });
    }
  };
}

async function send(
  url: string,
  { method, path, json, form }: Call,
  { jar, signal }: { jar: Map<string, string>; signal: AbortSignal },
): Promise<Response | null> {
  const headers = new Headers({ accept: 'application/json' });
  if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
  if (json !== undefined) headers.set('content-type', 'application/json');
  // The seller's own uploads go first.
  if (form) headers.set('x-upload-priority', 'background');
  const body = await bodyToSend(json, form, headers);
  try {
    const response = await fetch(url + path, { method, headers, body, signal, redirect: 'manual' });
    for (const cookie of response.headers.getSetCookie()) keep(jar, cookie);
    return response;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** As bytes: an abort while streaming a form would crash the process. */
async function bodyToSend(json: unknown, form: FormData | undefined, headers: Headers) {
  if (json !== undefined) return JSON.stringify(json);
  if (!form) return null;
  const encoded = new Response(form);
  headers.set('content-type', encoded.headers.get('content-type') ?? '');
  return encoded.arrayBuffer();
}

function keep(jar: Map<string, string>, cookie: string): void {
  const pair = cookie.split(';', 1)[0] as string;
  const cut = pair.indexOf('=');
  if (cut > 0) jar.set(pair.slice(0, cut).trim(), pair.slice(cut + 1).trim());
}

function secondsUntilRetry(response: Response | null, attempt: number): number {
  const retryAfter = Number(response?.headers.get('retry-after'));
  if (retryAfter > 0) return Math.min(retryAfter, LONGEST_PAUSE);
  return Math.min(2 ** (attempt - 1), 15);
}

async function bodyOf(response: Response): Promise<Record<string, unknown>> {
  try {
    return (await response.json()) as Record<string, unknown>;
  } catch {
    return {};
  }
}
