import { failureSchema } from '@shop/contracts';
import { z } from 'zod';
import { currentRequestId } from './context.ts';
import { ShopError } from './errors.ts';
import { serviceTokenSigner } from './identity.ts';
import { callForJson, type JsonAnswer } from './json-call.ts';

export type InternalClient = {
  /** @returns the `data` of the other service's answer, parsed by `answer`; what the schema does not know is left out */
  get: <T extends z.ZodType>(path: string, answer: T) => Promise<z.output<T>>;
  post: <T extends z.ZodType>(path: string, posting: Posting<T>) => Promise<z.output<T>>;
};

type Posting<T> = {
  body: unknown;
  answer: T;
  /** Longer than the client's own when the other side itself waits for somebody. */
  timeoutMs?: number;
};

const successSchema = z.object({ success: z.literal(true), data: z.unknown() });

type ClientInput = { from: string; to: string; baseUrl: string; secret: string; timeoutMs?: number };

/**
 * Calls to another service's /internal/*.
 * @returns a client whose calls throw the other service's own ShopError when it refused, `unavailable` when it could
 *   not be reached within the time (ms, 3,000 by default), and `upstream-failed` when its answer is not of the schema
 */
function createInternalClient({ from, to, baseUrl, secret, timeoutMs = 3_000 }: ClientInput): InternalClient {
  const token = serviceTokenSigner(secret, from, to);
  const call = async (
    path: string,
    { limit, ...asked }: { method: 'GET' | 'POST'; body?: string; limit: number },
  ): Promise<unknown> => {
    const headers = {
      'content-type': 'application/json',
      'x-service-token': token(),
      'x-request-id': currentRequestId(),
    };
    const answer = await callForJson(baseUrl + path, { ...asked, headers, timeoutMs: limit }).catch(
      (cause: unknown) => {
        const details = `${to} did not answer`;
        throw new ShopError({ code: 'unavailable', cause, details, retryAfterSeconds: 2 });
      },
    );
    const success = successSchema.safeParse(answer.body);
    if (success.success) return success.data.data;
    throw refusal(to, answer);
  };
  const parsed = <T extends z.ZodType>(path: string, schema: T, data: unknown): z.output<T> => {
    const result = schema.safeParse(data);
    if (result.success) return result.data;
    const wrong = result.error.issues.map(({ path: field, message }) => `${field.join('.')}: ${message}`);
    throw new ShopError({
      code: 'upstream-failed',
      details: `${to} answered something else to ${path}: ${wrong.join('; ')}`,
      retryAfterSeconds: 2,
    });
  };
  return {
    get: async (path, answer) => parsed(path, answer, await call(path, { method: 'GET', limit: timeoutMs })),
    post: async (path, { body, answer, timeoutMs: limit = timeoutMs }) =>
      parsed(path, answer, await call(path, { method: 'POST', body: JSON.stringify(body), limit })),
  };
}

type ServiceName = 'account' | 'catalog' | 'cart' | 'order' | 'payment' | 'email';
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

function refusal(to: string, { status, headers, body }: JsonAnswer): ShopError {
  // Of what is no refusal of this version's only the status is known.
  const { code = 'unavailable', message, language, errors, data } = failureSchema.safeParse(body).data ?? {};
  return new ShopError({
    code: code === 'internal' || code === 'login-required' ? 'unavailable' : code,
    message,
    language,
    errors,
    data,
    details: `${to} answered ${status}`,
    // Between services it is always in seconds.
    retryAfterSeconds: Number(headers['retry-after']) || undefined,
  });
}
