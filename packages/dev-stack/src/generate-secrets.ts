import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { generateSecrets } from './secrets.ts';
import { writeWhole } from './whole-file.ts';

/*
 * `npm run secrets`: draws the secrets of a shop of one's own into a new .env file, which docker compose reads:
 * everything docker-compose.yml asks for but the public address and the payment providers' keys, which nobody can draw.
 * With `--demo` it is all of them, for a shop in containers with the stand-ins, which know no other keys.
 */
const DEMO = {
  // Containers and volumes of its own: no shop that takes real money may ever find a demo's orders.
  COMPOSE_PROJECT_NAME: 'shop-demo',
  // With it `docker compose down` takes the stand-ins away too.
  COMPOSE_PROFILES: 'demo',
  SHOP_MODE: 'demo',
  LIMITS: 'local',
  PUBLIC_URL: 'http://localhost:3000',
  SANDBOX_URL: 'http://payment-sandbox:3000',
  PAYPAL_ENVIRONMENT: 'sandbox',
};

/** The passwords of MongoDB's users in containers, besides its administrator's; the email service has the one of 'letters'. */
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
  // Those of a shop of one's own come from Stripe and PayPal.
  const own = Object.entries(all).filter(([name]) => values.demo || !/^(STRIPE|PAYPAL)_/.test(name));
  const lines = [...own, ...(values.demo ? Object.entries(DEMO) : [])].map(
    ([name, value]) => `${name}=${value}`,
  );
  return `${lines.join('\n')}\n`;
}
