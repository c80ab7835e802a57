import { urlSettingsOf } from './calls.ts';

export type ProcessRow = {
  name: string;
  entry: string;
  reads: readonly string[];
  demoOnly?: boolean;
};

const every = ['LOG_LEVEL', 'STOP_DELAY_SECONDS', 'OTEL_EXPORTER_OTLP_ENDPOINT', 'PUBLIC_URL'];
const base = ['SHOP_MODE', ...every, 'SERVICE_TOKEN_SECRET'];
const data = [...base, 'USER_TOKEN_PUBLIC_KEY', 'MONGO_URL', 'DB_PREFIX', 'REDIS_URL'];
const standIns = ['STRIPE_WEBHOOK_SECRET', 'PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'];
const payment = [
  ...data,
  ...standIns,
  'STRIPE_SECRET_KEY',
  'STRIPE_CHECKOUT_DOMAIN',
  'PAYPAL_ENVIRONMENT',
  'PAYMENTS',
];
export const pictures = ['UPLOADS_DIR', 'PICTURES_URL', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
const seller = ['NAME', 'BUSINESS_ID', 'ADDRESS', 'EMAIL', 'PHONE'].map((name) => `SELLER_${name}`);
const social = ['INSTAGRAM', 'PINTEREST', 'FACEBOOK'].map((name) => `SELLER_${name}`);

export const services: readonly ProcessRow[] = [
  {
    name: 'account',
    entry: 'services/account/src/main.ts',
    reads: [
      ...data,
      ...urlSettingsOf('account'),
      'SESSION_SECRET',
      'SESSION_SECRET_BEFORE',
      'LIMITS',
      'BRAND',
      'SENDS_MAIL',
      'BCRYPT_COST',
      'ADMIN_MFA',
    ],
  },
  {
    name: 'catalog',
    entry: 'services/catalog/src/main.ts',
    reads: [
      ...data,
      ...pictures,
      ...seller,
      'GUEST_CATALOGUE',
      'DELIVERY_FEE_CENTS',
      'STRIPE_METHODS',
      'VAT_LIABLE',
      'PICK_UP_POINTS',
    ],
  },
  {
    name: 'image-worker',
    entry: 'services/catalog/src/worker.ts',
    reads: [...data, ...pictures, 'PICTURE_EFFORT', ...urlSettingsOf('image-worker')],
  },
  {
    name: 'cart',
    entry: 'services/cart/src/main.ts',
    reads: [...data, ...urlSettingsOf('cart')],
  },
  {
    name: 'order',
    entry: 'services/order/src/main.ts',
    reads: [
      ...data,
      ...urlSettingsOf('order'),
      'LIMITS',
      'FRESH_CODE_REFUND_CENTS',
      'HOLD_MINUTES',
      'SHIPPING_HOLD_SECONDS',
      'ORDER_PREFIX',
      'BRAND',
      'PICK_UP_POINTS',
    ],
  },
  {
    name: 'payment',
    entry: 'services/payment/src/main.ts',
    reads: [...payment, ...urlSettingsOf('payment')],
  },
  {
    name: 'payment-worker',
    entry: 'services/payment/src/worker.ts',
    reads: [...payment, ...urlSettingsOf('payment-worker')],
  },
  {
    name: 'email',
    entry: 'services/email/src/main.ts',
    reads: [
      ...data,
      ...urlSettingsOf('email'),
      'SMTP_URL',
      'MAIL_FROM',
      'MAIL_DIR',
      'LETTER_DAYS',
      'LIMITS',
      'BRAND',
      ...seller,
    ],
  },
  {
    name: 'payment-sandbox',
    entry: 'packages/payment-sandbox/src/main.ts',
    reads: [
      'SHOP_MODE',
      'LOG_LEVEL',
      'PUBLIC_URL',
      ...standIns,
      ...urlSettingsOf('payment-sandbox'),
      'LEDGER_FILE',
    ],
    demoOnly: true,
  },
  {
    name: 'storefront',
    entry: 'storefront/src/server.ts',
    reads: [
      ...every,
      ...urlSettingsOf('storefront'),
      'BRAND',
      'PAYMENTS',
      'PICTURES_CDN_URL',
      'STRIPE_CHECKOUT_DOMAIN',
      'GUEST_CATALOGUE',
      'DELIVERY_FEE_CENTS',
      'STRIPE_METHODS',
      'VAT_LIABLE',
      ...seller,
      ...social,
      'LETTER_DAYS',
    ],
  },
];

/** Starts last: it opens the shop to visitors. */
export const gateway: ProcessRow = {
  name: 'gateway',
  entry: 'services/gateway/src/main.ts',
  reads: [
    ...base,
    'SESSION_SECRET',
    'USER_TOKEN_PRIVATE_KEY',
    'REDIS_URL',
    'DB_PREFIX',
    ...urlSettingsOf('gateway'),
    'ADMIN_DIST',
    'LIMITS',
    'TRUSTED_PROXIES',
    'METRICS_HOST',
    'METRICS_PORT',
    'BRAND',
    'PAYMENTS',
    'PICTURES_CDN_URL',
  ],
};

/** For `PROCESSES=few`; reads the replaced processes' settings as `<service>.<setting>`. */
export const allInOne: ProcessRow = {
  name: 'all-in-one',
  entry: 'services/all-in-one/src/main.ts',
  reads: [],
};

/** @throws Error for an unknown name */
export function rowNamed(name: string): ProcessRow {
  const row = services.find((process) => process.name === name);
  if (!row) throw new Error(`no process is called ${name}`);
  return row;
}

/** Decision 0057; null for the storefront, which Astro builds. */
export function bundleOf({ entry }: ProcessRow): string | null {
  const [, name, file] = /(?<![^/])([^/]+)\/src\/(main|worker)\.ts$/.exec(entry) ?? [];
  return name ? `services/dist/${name}/${file}.js` : null;
}
