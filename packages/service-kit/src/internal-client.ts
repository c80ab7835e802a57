import { failureSchema } from '@shop/contracts';
import { z } from 'zod';
import { currentRequestId } from './context.ts';
import { ShopError } from './errors.ts';
import { serviceTokenSigner } from './identity.ts';
import { callForJson, type JsonAnswer } from './json-call.ts';

export type InternalClient = {
  /** Returns the answer's `data`; unknown fields are dropped. */
  get: <T extends z.ZodType>(path: string, answer: T) => Promise<z.output<T>>;
  post: <T extends z.ZodType>(path: string, posting: Posting<T>) => Promise<z.output<T>>;
};

type Posting<T> = {
  body: unknown;
  answer: T;
  /** For a call whose service waits for another one. */
  timeoutMs?: number;
};

const successSchema = z.object({ success: z.literal(true), data: z.unknown() });

type ClientInput = { from: string; to: string; baseUrl: string; secret: string; timeoutMs?: number };

/**
 * Calls another service's /internal/*.
 * @throws ShopError of the other service; `unavailable` after `timeoutMs`; `upstream-failed` for an unexpected
 * answer
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
type Reachable<Config> = {
  [Name in ServiceName]: `${Uppercase<Name>}_URL` extends keyof Config ? Name : never;
}[ServiceName];

/**
 * @param from calling process
 * @param config addresses such as ORDER_URL
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
  const { code = 'unavailable', message, language, errors, data } = failureSchema.safeParse(body).data ?? {};
  return new ShopError({
    code: code === 'internal' || code === 'login-required' ? 'unavailable' : code,
    message,
    language,
    errors,
    data,
    details: `${to} answered ${status}`,
    // Seconds, between services.
    retryAfterSeconds: Number(headers['retry-after']) || undefined,
  });
}
