import { createApiClient } from '@shop/shop-client';

/** The browser's way to the shop's API; the session's cookie goes along by itself. */
export const api = createApiClient();
