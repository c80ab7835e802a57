import { createApiClient } from '@shop/shop-client';

/** API client of the browser; the session cookie is sent by the browser. */
export const api = createApiClient();
