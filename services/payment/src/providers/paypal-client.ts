import { Agent } from 'node:https';
import { connect } from 'node:net';
import { ApiError, Client, Environment } from '@paypal/paypal-server-sdk';
import { z } from 'zod';
import type { PaymentConfig } from '../config.ts';
import { ProviderError } from './provider.ts';

const TIMEOUT_MS = 4_000;

/** PayPal's SDK, pointed at PayPal or at the stand-in. */
export function createPaypalClient(config: PaymentConfig): Client {
  return new Client({
    environment: config.PAYPAL_ENVIRONMENT === 'live' ? Environment.Production : Environment.Sandbox,
    clientCredentialsAuthCredentials: {
      oAuthClientId: config.PAYPAL_CLIENT_ID,
      oAuthClientSecret: config.PAYPAL_CLIENT_SECRET,
    },
    timeout: TIMEOUT_MS,
    httpClientOptions: config.SANDBOX_URL ? { httpsAgent: standInAgent(config.SANDBOX_URL) } : {},
    // A proxy of the surroundings stands between the shop and PayPal, not between the shop and a stand-in.
    unstable_httpClientOptions: { maxRedirects: 0, ...(config.SANDBOX_URL ? { proxy: false } : {}) },
  });
}

/** The SDK knows PayPal's two addresses only; this agent connects its calls to the stand-in, without TLS. */
function standInAgent(url: string): Agent {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true });
  Object.assign(agent, {
    createConnection: (_options: unknown, ready: () => void) =>
      connect({ host: hostname, port: Number(port) }, ready),
  });
  return agent;
}

const refusal = z.object({ details: z.array(z.object({ issue: z.string() })).min(1) });
/** Statuses by which PayPal says that it has refused a call. */
const REFUSED = new Set([400, 404, 422]);
/** Issues that come as a refusal but say that an earlier, equal call is still under way. */
const UNDER_WAY = new Set(['PREVIOUS_REQUEST_IN_PROGRESS', 'DUPLICATE_REQUEST_ID']);

/** A refusal of PayPal's, with the issue it names. */
export class PaypalRefusal extends ProviderError {
  readonly issue: string;

  constructor(issue: string, cause: unknown) {
    super(`PayPal: ${issue}`, true, cause);
    this.issue = issue;
  }
}

/**
 * Makes one call of the SDK.
 * @throws PaypalRefusal when PayPal says no, ProviderError when the outcome is unknown
 */
export async function askPaypal<T>(call: () => Promise<{ result: T }>): Promise<T> {
  try {
    return (await call()).result;
  } catch (error) {
    if (error instanceof ApiError && REFUSED.has(error.statusCode)) {
      const issue = issueOf(error);
      if (!UNDER_WAY.has(issue)) throw new PaypalRefusal(issue, error);
    }
    throw new ProviderError(`PayPal: ${error instanceof Error ? error.message : 'failed'}`, false, error);
  }
}

function issueOf(error: ApiError): string {
  const told = refusal.safeParse(error.result ?? parseJson(error.body));
  return told.data?.details[0]?.issue ?? (error.statusCode === 404 ? 'RESOURCE_NOT_FOUND' : 'UNKNOWN');
}

function parseJson(body: unknown): unknown {
  try {
    return JSON.parse(String(body)) as unknown;
  } catch {
    return null;
  }
}
