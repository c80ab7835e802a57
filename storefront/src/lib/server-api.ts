import { createApiClient, type ApiClient } from '@shop/shop-client';
import { config } from '../config.ts';

/** A page that waits longer than this is served without what it waited for. */
const TIMEOUT_MS = 4_000;

/** This server's way to the API: through the gateway, as every visitor goes. */
export const serverApi: ApiClient = createApiClient({ baseUrl: config.GATEWAY_URL, timeoutMs: TIMEOUT_MS });
