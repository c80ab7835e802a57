import { createApiClient } from '@shop/shop-client';

export const api = createApiClient();
