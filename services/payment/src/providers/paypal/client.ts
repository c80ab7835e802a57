import { Agent } from 'node:https';
import { connect } from 'node:net';
import { ApiError, Client, Environment, type OAuthToken } from '@paypal/paypal-server-sdk';
import { keepAliveConnections } from '@shop/service-kit';
import { z } from 'zod';
import type { PaymentConfig } from '../../config.ts';
import { PaypalRefusal } from './refusal.ts';
import { CALL_MS, inTime, ProviderError, retryAfterOf } from '../provider.ts';

export type Paypal = {
  /** @throws PaypalRefusal, or ProviderError when the outcome is unknown */
  ask: <T>(call: (client: Client) => Promise<{ result: T }>) => Promise<T>;
  /**
   * For endpoints that the SDK lacks.
   * @param path below PayPal's base address
   * @throws ProviderError
   */
  fetch: (path: string, init?: { method: string; body: string }) => Promise<unknown>;
  webhookId: string;
};

const bases = { live: 'https://api-m.paypal.com', sandbox: 'https://api-m.sandbox.paypal.com' };

/**
 * The SDK caches tokens even if revoked, and failed token requests forever. So failures and 403 (new rights) replace
 * the client; 401 also retries.
 */
export function createPaypal(config: PaymentConfig): Paypal {
  let client = createClient(config);
  const base = config.SANDBOX_URL ?? bases[config.PAYPAL_ENVIRONMENT];
  const tokens = new WeakMap<Client, OAuthToken>();
  const callOnce: Paypal['ask'] = async (call) => {
    const used = client;
    try {
      return (await call(used)).result;
    } catch (error) {
      const failure = providerError(error);
      if ((!failure.definite || isForbidden(error)) && client === used) client = createClient(config);
      throw failure;
    }
  };
  const askTwice: Paypal['ask'] = async (call) => {
    try {
      return await callOnce(call);
    } catch (error) {
      if (!(error instanceof ProviderError && isTokenRefused(error.cause))) throw error;
      return callOnce(call);
    }
  };
  const ask: Paypal['ask'] = (call) => inTime(askTwice(call));
  return {
    ask,
    fetch: (path, init) =>
      ask(async (used) => {
        const token = await used.clientCredentialsAuthManager.updateToken(tokens.get(used));
        tokens.set(used, token);
        return { result: await fetchJson(base + path, token.accessToken, init) };
      }),
    webhookId: config.PAYPAL_WEBHOOK_ID,
  };
}

async function fetchJson(
  url: string,
  token: string,
  init?: { method: string; body: string },
): Promise<unknown> {
  const response = await fetch(url, {
    ...init,
    redirect: 'error',
    signal: AbortSignal.timeout(CALL_MS),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  });
  if (response.status === 401) throw new TokenRefused('PayPal does not take the token');
  if (response.status === 403) throw new PaypalRefusal('NOT_AUTHORIZED', null);
  if (!response.ok) {
    throw new ProviderError(`PayPal answered ${response.status}`, {
      isServerError: response.status >= 500,
      isTooMany: response.status === 429,
      retryAfterSeconds: retryAfterOf(response.headers.get('retry-after')),
    });
  }
  return response.json();
}

function createClient(config: PaymentConfig): Client {
  return new Client({
    environment: config.PAYPAL_ENVIRONMENT === 'live' ? Environment.Production : Environment.Sandbox,
    clientCredentialsAuthCredentials: {
      oAuthClientId: config.PAYPAL_CLIENT_ID,
      oAuthClientSecret: config.PAYPAL_CLIENT_SECRET,
    },
    timeout: CALL_MS,
    httpClientOptions: config.SANDBOX_URL ? { httpsAgent: standInAgent(config.SANDBOX_URL) } : {},
    unstable_httpClientOptions: { maxRedirects: 0, ...(config.SANDBOX_URL ? { proxy: false } : {}) },
  });
}

/** The SDK only knows PayPal's addresses. */
function standInAgent(url: string): Agent {
  const { hostname, port } = new URL(url);
  const agent = new Agent(keepAliveConnections);
  Object.assign(agent, {
    createConnection: (_options: unknown, ready: () => void) =>
      connect({ host: hostname, port: Number(port) }, ready),
  });
  return agent;
}

/** Other error bodies come from a proxy. */
const errorBody = z.object({
  name: z.string(),
  message: z.string(),
  details: z.array(z.object({ issue: z.string() })).optional(),
});
const REFUSED = new Set([400, 403, 404, 422]);
const UNDER_WAY = new Set([
  'PREVIOUS_REQUEST_IN_PROGRESS',
  'DUPLICATE_REQUEST_ID',
  'ORDER_COMPLETION_IN_PROGRESS',
]);

class TokenRefused extends Error {}

function isTokenRefused(error: unknown): boolean {
  return error instanceof TokenRefused || (error instanceof ApiError && error.statusCode === 401);
}

function isForbidden(error: unknown): boolean {
  return error instanceof ApiError && error.statusCode === 403;
}

function providerError(cause: unknown): ProviderError {
  if (cause instanceof ProviderError) return cause;
  if (!(cause instanceof ApiError)) {
    return new ProviderError(`PayPal: ${cause instanceof Error ? cause.message : 'failed'}`, {
      cause,
    });
  }
  const { statusCode, headers } = cause;
  const issue = REFUSED.has(statusCode) ? issueOf(cause) : null;
  const message = `PayPal answered ${statusCode} ${issue ?? ''}`.trim();
  if (issue !== null && !UNDER_WAY.has(issue))
    return new PaypalRefusal(issue, cause, isForbidden(cause) ? message : undefined);
  const isTooMany = statusCode === 429;
  return new ProviderError(message, {
    cause,
    isServerError: statusCode >= 500,
    isTooMany,
    retryAfterSeconds: isTooMany ? retryAfterOf(headers['retry-after']) : undefined,
  });
}

function issueOf(error: ApiError): string | null {
  const refusal = errorBody.safeParse(error.result ?? parseJson(error.body)).data;
  return refusal ? (refusal.details?.[0]?.issue ?? refusal.name) : null;
}

function parseJson(body: unknown): unknown {
  try {
    return JSON.parse(String(body)) as unknown;
  } catch {
    return null;
  }
}
