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
function createInternalClient({ from, to, baseUrl, secret, timeoutMs = 3_000 }: ClientInput): InternalClient {
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

type ServiceName = 'account' | 'catalog' | 'cart' | 'order' | 'payment';
/** The services whose addresses stand in a config. */
type Reachable<Config> = {
  [Name in ServiceName]: `${Uppercase<Name>}_URL` extends keyof Config ? Name : never;
}[ServiceName];

/**
 * The clients of one process.
 * @param from the process that calls
 * @param config holds the addresses, such as ORDER_URL, and the secret that signs the calls
 * @param timeoutMs as of `createInternalClient`
 * @returns a function from a service's name to a client of it
 */
export function internalClients<Config extends { SERVICE_TOKEN_SECRET: string }>(
  from: string,
  config: Config,
  timeoutMs?: number,
): (to: Reachable<Config>) => InternalClient {
  const addresses = config as Record<string, unknown>;
  return (to) =>
    createInternalClient({
      from,
      to,
      baseUrl: String(addresses[`${to.toUpperCase()}_URL`]),
      secret: config.SERVICE_TOKEN_SECRET,
      timeoutMs,
    });
}

function refusal(to: string, { status, headers }: Response, body: Failure | null): ShopError {
  const code: ErrorCode = body && body.code in errorCodes ? body.code : 'unavailable';
  return new ShopError({
    code: code === 'internal' || code === 'login-required' ? 'unavailable' : code,
    message: body?.message,
    language: body?.language,
    errors: body?.errors,
    data: body?.data,
    details: `${to} answered ${status}`,
    // Between services it is always in seconds.
    retryAfterSeconds: Number(headers.get('retry-after')) || undefined,
  });
}
