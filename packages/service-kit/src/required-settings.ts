/** Settings without which no shop in production starts. */
export const requiredInProduction: readonly string[] = [
  'PUBLIC_URL',
  'MONGO_URL',
  'REDIS_URL',
  'SESSION_SECRET',
  'SERVICE_TOKEN_SECRET',
  'USER_TOKEN_PRIVATE_KEY',
  'USER_TOKEN_PUBLIC_KEY',
];

/** A shop with one of them needs all. */
export const providerKeys: readonly string[] = [
  'STRIPE_SECRET_KEY',
  'PAYPAL_CLIENT_ID',
  'STRIPE_WEBHOOK_SECRET',
  'PAYPAL_CLIENT_SECRET',
  'PAYPAL_WEBHOOK_ID',
];
