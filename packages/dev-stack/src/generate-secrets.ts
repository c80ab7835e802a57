import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { generateSecrets } from './secrets.ts';
import { writeWhole } from './whole-file.ts';

/* `npm run secrets`: a new .env without public address and provider keys; `--demo` adds those for the stand-ins. */
const DEMO = {
  // A live shop must not find demo orders.
  COMPOSE_PROJECT_NAME: 'shop-demo',
  // So that `docker compose down` also removes the stand-ins.
  COMPOSE_PROFILES: 'demo',
  SHOP_MODE: 'demo',
  LIMITS: 'local',
  PUBLIC_URL: 'http://localhost:3000',
  SANDBOX_URL: 'http://payment-sandbox:3000',
  PAYPAL_ENVIRONMENT: 'sandbox',
};

/** The email service uses 'letters'. */
const mongoPasswords = ['account', 'catalog', 'cart', 'order', 'payment', 'letters', 'audit'];

const { values } = parseArgs({ options: { demo: { type: 'boolean', default: false } } });
const file = resolve('.env');
if (existsSync(file)) {
  process.stderr.write(`${file} is there already, and stays as it is. Move it away to draw other secrets.\n`);
  process.exitCode = 1;
} else {
  writeWhole(file, drawn());
  process.stdout.write(`Fresh secrets stand in ${file}.\n`);
}

function drawn(): string {
  const password = () => randomBytes(24).toString('hex');
  const mongo = mongoPasswords.map((user) => [`MONGO_${user.toUpperCase()}_PASSWORD`, password()] as const);
  const stores = { MONGO_PASSWORD: password(), ...Object.fromEntries(mongo), REDIS_PASSWORD: password() };
  const all = { ...generateSecrets(), ...stores };
  // Real keys come from Stripe and PayPal.
  const own = Object.entries(all).filter(([name]) => values.demo || !/^(STRIPE|PAYPAL)_/.test(name));
  const lines = [...own, ...(values.demo ? Object.entries(DEMO) : [])].map(
    ([name, value]) => `${name}=${value}`,
  );
  return `${lines.join('\n')}\n`;
}
