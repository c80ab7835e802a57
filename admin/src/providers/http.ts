import { fetchUtils, HttpError } from 'react-admin';
import { askForCode } from './fresh-code.ts';
import { texts } from '../texts/fi.ts';

type Answer = Awaited<ReturnType<typeof fetchUtils.fetchJson>>;
type FailureBody = { message?: unknown; code?: unknown };

/**
 * Repeats a call after a fresh second-factor code.
 * @throws HttpError with a Finnish message; status 0 for a lost connection
 */
export const http = (url: string, options: fetchUtils.Options = {}): Promise<Answer> =>
  withFreshCode(() => send(url, options));

export const httpFile = (url: string): Promise<Response> => withFreshCode(() => fetchFile(url));

async function withFreshCode<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const code = error instanceof HttpError ? (error.body as FailureBody | undefined)?.code : undefined;
    if (code !== 'code-again' || !(await askForCode())) throw error;
    return call();
  }
}

async function fetchFile(url: string): Promise<Response> {
  const response = await fetch(url, { cache: 'no-store' }).catch(() => undefined);
  if (response?.ok) return response;
  const body = (await response?.json().catch(() => undefined)) as FailureBody | undefined;
  throw new HttpError(wordsOf(body), response?.status ?? 0, body);
}

async function send(url: string, options: fetchUtils.Options): Promise<Answer> {
  const headers = new Headers(options.headers);
  // ra-data-simple-rest sends deletions as text/plain, which the API refuses.
  if (!options.body) headers.delete('content-type');
  try {
    return await fetchUtils.fetchJson(url, { ...options, headers });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    if (!(error instanceof HttpError)) throw new HttpError(texts.errors.unreachable, 0);
    throw new HttpError(wordsOf(error.body as FailureBody | undefined), error.status, error.body);
  }
}

function wordsOf({ message, code }: FailureBody = {}): string {
  if (code === 'login-required') return texts.errors.sessionEnded;
  return typeof message === 'string' ? message : texts.errors.unreachable;
}
