import { errorCodes, type ErrorCode, type Failure } from '@shop/contracts';
import { currentRequestId } from './context.ts';
import { ShopError } from './errors.ts';
import { signServiceToken } from './identity.ts';

export type InternalClient = {
  /** Answers the `data` of the other service's answer. */
  get: <T>(path: string) => Promise<T>;
  /** @param timeoutMs longer than the client's own when the other side itself waits for somebody */
  post: <T>(path: string, body: unknown, timeoutMs?: number) => Promise<T>;
};

type ClientInput = { from: string; to: string; baseUrl: string; secret: string; timeoutMs?: number };

/**
 * Calls to another service's /internal/*.
 * @returns a client whose calls throw the other service's own ShopError when it refused, and `unavailable`
 *   when it could not be reached within the time (ms, 3,000 by default)
 */
export function createInternalClient({
  from,
  to,
  baseUrl,
  secret,
  timeoutMs = 3_000,
}: ClientInput): InternalClient {
  const call = async <T>(path: string, init: RequestInit, limit: number): Promise<T> => {
    let response: Response;
    try {
      response = await fetch(baseUrl + path, {
        ...init,
        signal: AbortSignal.timeout(limit),
        redirect: 'error',
        headers: {
          'content-type': 'application/json',
          'x-service-token': signServiceToken(secret, from, to),
          'x-request-id': currentRequestId(),
        },
      });
    } catch (cause) {
      throw new ShopError({
        code: 'unavailable',
        cause,
        details: `${to} did not answer`,
        retryAfterSeconds: 2,
      });
    }
    const body = (await response.json().catch(() => null)) as { success: true; data: T } | Failure | null;
    if (body?.success) return body.data;
    throw refusal(to, response, body);
  };
  return {
    get: (path) => call(path, { method: 'GET' }, timeoutMs),
    post: (path, body, limit = timeoutMs) =>
      call(path, { method: 'POST', body: JSON.stringify(body) }, limit),
  };
}

function refusal(to: string, { status, headers }: Response, body: Failure | null): ShopError {
  const code: ErrorCode = body && body.code in errorCodes ? body.code : 'unavailable';
  return new ShopError({
    code: code === 'internal' || code === 'login-required' ? 'unavailable' : code,
    message: body?.message,
    errors: body?.errors,
    data: body?.data,
    details: `${to} answered ${status}`,
    // Between services it is always in seconds.
    retryAfterSeconds: Number(headers.get('retry-after')) || undefined,
  });
}
