/** Checked before any process starts: a misspelt mode would run a demo on a live database. */
export const choices: Readonly<Record<string, readonly string[]>> = {
  SHOP_MODE: ['demo', 'production'],
  PROCESSES: ['each', 'few'],
  LOG_LEVEL: ['trace', 'debug', 'info', 'warn', 'error', 'silent'],
  LIMITS: ['production', 'local', 'off'],
  ADMIN_MFA: ['optional', 'required'],
  PAYMENTS: ['live', 'test'],
  PAYPAL_ENVIRONMENT: ['sandbox', 'live'],
  GUEST_CATALOGUE: ['closed', 'open'],
  STRIPE_METHODS: ['card', 'card,mobilepay', 'card,klarna', 'card,mobilepay,klarna'],
  VAT_LIABLE: ['true', 'false'],
  PICTURE_EFFORT: ['full', 'low'],
};
