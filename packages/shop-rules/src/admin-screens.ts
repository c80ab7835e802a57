/** First path segments below /admin; App shows them, the gateway serves them. */
export const adminScreens = [
  'dashboard',
  'product',
  'stocktaking',
  'books',
  'discount-codes',
  'sending',
  'work-list',
  'search',
  'orders',
  'withdrawals',
  'reviews',
  'customers',
  'letters',
  'dead-letters',
  'accounts',
  'settings',
  'duties',
  'record',
  'own-account',
  'features',
] as const;
export type AdminScreen = (typeof adminScreens)[number];
