import { callForJson } from '@shop/service-kit/json-call';
import { createApiClient, type ApiClient, type Fetch } from '@shop/shop-client';
import { config } from '../../config.ts';

/** A page that waits longer than this is served without what it waited for. */
const TIMEOUT_MS = 4_000;

/** Calls by Node's own HTTP client: they are half of what rendering a page takes when `fetch` sends them. */
const sendBy =
  (timeoutMs: number): Fetch =>
  async (url, { method, headers, body }) => {
    const sent = headers as Record<string, string>;
    const answer = await callForJson(url, {
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

type Asking = { cookie?: string | null; visitorToken?: string | null; timeoutMs?: number };

/**
 * This server's way to the API: through the gateway, as every visitor goes. Only a posted form changes anything.
 * @param cookie the visitor's, where the page is theirs
 * @param visitorToken the gateway's, so that the calls for a posted form count for its visitor
 */
export const createServerApi = ({ cookie, visitorToken, timeoutMs = TIMEOUT_MS }: Asking = {}): ApiClient =>
  createApiClient({
    baseUrl: config.GATEWAY_URL,
    headers: { ...(cookie ? { cookie } : {}), ...(visitorToken ? { 'x-visitor-token': visitorToken } : {}) },
    timeoutMs,
    fetch: sendBy(timeoutMs),
  });

/** The way for what is the same for everybody. */
export const serverApi = createServerApi();
