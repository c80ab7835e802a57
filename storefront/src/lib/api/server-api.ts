import { callForJson } from '@shop/service-kit/json-call';
import { createApiClient, type ApiClient, type Fetch } from '@shop/shop-client';
import { config } from '../../config.ts';

const TIMEOUT_MS = 4_000;

/** Node's HTTP client: `fetch` would cost half of a page's rendering time. */
const createFetch =
  (timeoutMs: number): Fetch =>
  async (url, { method, headers, body }) => {
    const sent = headers as Record<string, string>;
    const answer = await callForJson(url, {
      // Rendering only reads; posted forms write.
      method: method === 'POST' ? 'POST' : 'GET',
      headers: sent,
      ...(typeof body === 'string' ? { body } : {}),
      timeoutMs,
    });
    if (answer.body === null) throw new TypeError('the answer is not JSON');
    return {
      ok: answer.status >= 200 && answer.status < 300,
      status: answer.status,
      headers: { get: (name) => answer.headers[name]?.toString() ?? null },
      json: () => Promise.resolve(answer.body),
    };
  };

type ServerApiOptions = { cookie?: string | null; visitorToken?: string | null; timeoutMs?: number };

/** @param visitorToken issued by the gateway for its rate limits */
export const createServerApi = ({
  cookie,
  visitorToken,
  timeoutMs = TIMEOUT_MS,
}: ServerApiOptions = {}): ApiClient =>
  createApiClient({
    baseUrl: config.GATEWAY_URL,
    headers: { ...(cookie ? { cookie } : {}), ...(visitorToken ? { 'x-visitor-token': visitorToken } : {}) },
    timeoutMs,
    fetch: createFetch(timeoutMs),
  });

export const serverApi = createServerApi();
