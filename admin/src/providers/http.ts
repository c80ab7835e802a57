import { fetchUtils, HttpError } from 'react-admin';
import { codeQuestion } from './fresh-code.ts';
import { askToLogIn } from './login-again.ts';
import { texts } from '../texts/fi.ts';

type Answer = Awaited<ReturnType<typeof fetchUtils.fetchJson>>;
type FailureBody = { message?: unknown; code?: unknown };

/**
 * Repeats a call after a fresh second-factor code, or a login over a half-filled form.
 * @throws HttpError with a Finnish message; status 0 for a lost connection
 */
export const http = (url: string, options: fetchUtils.Options = {}): Promise<Answer> =>
  repeatAfterProof(() => send(url, options), { isSave: (options.method ?? 'GET') !== 'GET' });

export const httpFile = (url: string): Promise<Response> =>
  repeatAfterProof(() => fetchFile(url), { isSave: false });

export async function repeatAfterProof<T>(
  call: () => Promise<T>,
  { isSave }: { isSave: boolean },
): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const { code } = (error instanceof HttpError && (error.body as FailureBody | undefined)) || {};
    if (code === 'code-again' && (await codeQuestion.ask())) return call();
    // The login may be followed by the question for a code.
    if (code === 'login-required' && (await askToLogIn({ isSave })))
      return repeatAfterProof(call, { isSave });
    throw error;
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
