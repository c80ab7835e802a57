import { Agent } from 'node:https';
import { connect } from 'node:net';
import { ApiError, Client, Environment, type OAuthToken } from '@paypal/paypal-server-sdk';
import { keptConnections } from '@shop/service-kit';
import { z } from 'zod';
import type { PaymentConfig } from '../../config.ts';
import { PaypalRefusal } from './refusal.ts';
import { CALL_MS, inTime, ProviderError, retryAfterOf } from '../provider.ts';

export type Paypal = {
  /**
   * Makes one call with PayPal's SDK.
   * @throws PaypalRefusal when PayPal says no, ProviderError when the outcome is unknown
   */
  ask: <T>(call: (client: Client) => Promise<{ result: T }>) => Promise<T>;
  /**
   * Makes a call that the SDK has no words for, with the SDK's token.
   * @param path below PayPal's base address
   * @returns the answer's JSON
   * @throws ProviderError
   */
  fetch: (path: string, init?: { method: string; body: string }) => Promise<unknown>;
  /** Under which our webhook is registered. */
  webhookId: string;
};

const bases = { live: 'https://api-m.paypal.com', sandbox: 'https://api-m.sandbox.paypal.com' };

/**
 * PayPal by its SDK. The SDK keeps what its question for a token came to: a token for its nine hours, whatever PayPal says
 * of it, and a failure for ever. So after everything but an answer of PayPal's the next call has a new client, and after one
 * that the token does not allow, because a right that is given now stands in the next token only; one whose token PayPal has
 * taken back is made once more at once.
 */
export function createPaypal(config: PaymentConfig): Paypal {
  let client = createClient(config);
  const base = config.SANDBOX_URL ?? bases[config.PAYPAL_ENVIRONMENT];
  const tokens = new WeakMap<Client, OAuthToken>();
  const askOnce: Paypal['ask'] = async (call) => {
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
      return await askOnce(call);
    } catch (error) {
      if (!(error instanceof ProviderError && isTokenRefused(error.cause))) throw error;
      return askOnce(call);
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

/** The SDK, pointed at PayPal or at the stand-in. */
function createClient(config: PaymentConfig): Client {
  return new Client({
    environment: config.PAYPAL_ENVIRONMENT === 'live' ? Environment.Production : Environment.Sandbox,
    clientCredentialsAuthCredentials: {
      oAuthClientId: config.PAYPAL_CLIENT_ID,
      oAuthClientSecret: config.PAYPAL_CLIENT_SECRET,
    },
    timeout: CALL_MS,
    httpClientOptions: config.SANDBOX_URL ? { httpsAgent: standInAgent(config.SANDBOX_URL) } : {},
    // A proxy of the surroundings stands between the shop and PayPal, not between the shop and a stand-in.
    unstable_httpClientOptions: { maxRedirects: 0, ...(config.SANDBOX_URL ? { proxy: false } : {}) },
  });
}

/** The SDK knows PayPal's two addresses only; this agent connects its calls to the stand-in, without TLS. */
function standInAgent(url: string): Agent {
  const { hostname, port } = new URL(url);
  const agent = new Agent(keptConnections);
  Object.assign(agent, {
    createConnection: (_options: unknown, ready: () => void) =>
      connect({ host: hostname, port: Number(port) }, ready),
  });
  return agent;
}

/** PayPal's own error body. What lacks this form was not said by PayPal but by something on the way to it. */
const errorBody = z.object({
  name: z.string(),
  message: z.string(),
  details: z.array(z.object({ issue: z.string() })).optional(),
});
/** Statuses by which PayPal says that it has refused a call. */
const REFUSED = new Set([400, 403, 404, 422]);
/** Issues that come as a refusal but say that an earlier, equal call is still under way. */
const UNDER_WAY = new Set([
  'PREVIOUS_REQUEST_IN_PROGRESS',
  'DUPLICATE_REQUEST_ID',
  'ORDER_COMPLETION_IN_PROGRESS',
]);

/** PayPal does not take the token (any more). For calls that the SDK has no words for. */
class TokenRefused extends Error {}

function isTokenRefused(error: unknown): boolean {
  return error instanceof TokenRefused || (error instanceof ApiError && error.statusCode === 401);
}

/** The app has not the right to ask for this. */
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
  const said = `PayPal answered ${statusCode} ${issue ?? ''}`.trim();
  if (issue !== null && !UNDER_WAY.has(issue))
    return new PaypalRefusal(issue, cause, isForbidden(cause) ? said : undefined);
  const isTooMany = statusCode === 429;
  return new ProviderError(said, {
    cause,
    isServerError: statusCode >= 500,
    isTooMany,
    retryAfterSeconds: isTooMany ? retryAfterOf(headers['retry-after']) : undefined,
  });
}

function issueOf(error: ApiError): string | null {
  const told = errorBody.safeParse(error.result ?? parseJson(error.body)).data;
  return told ? (told.details?.[0]?.issue ?? told.name) : null;
}

function parseJson(body: unknown): unknown {
  try {
    return JSON.parse(String(body)) as unknown;
  } catch {
    return null;
  }
}
