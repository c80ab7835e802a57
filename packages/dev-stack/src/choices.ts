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

type NumberSetting = { type: 'integer' | 'number'; minimum: number; maximum: number };

/** A test compares them with the processes' schemas. */
export const numbers: Readonly<Record<string, NumberSetting>> = {
  DELIVERY_FEE_CENTS: { type: 'integer', minimum: 0, maximum: 100_000 },
  FRESH_CODE_REFUND_CENTS: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
  HOLD_MINUTES: { type: 'number', minimum: 1, maximum: 1_440 },
  SHIPPING_HOLD_SECONDS: { type: 'number', minimum: 0, maximum: 600 },
  LETTER_DAYS: { type: 'integer', minimum: 30, maximum: 3_650 },
  BCRYPT_COST: { type: 'integer', minimum: 10, maximum: 16 },
  METRICS_PORT: { type: 'integer', minimum: 0, maximum: 65_535 },
  STOP_DELAY_SECONDS: { type: 'number', minimum: 0, maximum: 60 },
};
