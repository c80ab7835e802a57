import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { readWhole, writeWhole } from './whole-file.ts';

/** Every secret of a shop, named as the processes' environment names it. */
export type Secrets = ReturnType<typeof generateSecrets>;

/**
 * The secrets of the shop in this folder: drawn at its first start, readable by their owner alone, and kept, so that
 * sessions and running payments outlive a restart.
 * @throws StartError where the file is damaged: other secrets must not take their place unasked
 */
export function keepSecrets(file: string): Secrets {
  const kept = (readWhole(file) ?? {}) as Partial<Secrets>;
  const drawn = generateSecrets();
  const secrets = { ...drawn, ...kept };
  // A key pair belongs together: half of a kept one is worth nothing.
  if (!kept.USER_TOKEN_PRIVATE_KEY || !kept.USER_TOKEN_PUBLIC_KEY) {
    secrets.USER_TOKEN_PRIVATE_KEY = drawn.USER_TOKEN_PRIVATE_KEY;
    secrets.USER_TOKEN_PUBLIC_KEY = drawn.USER_TOKEN_PUBLIC_KEY;
  }
  const isKept = Object.entries(secrets).every(([name, secret]) => kept[name as keyof Secrets] === secret);
  if (!isKept) writeWhole(file, `${JSON.stringify(secrets, null, 2)}\n`);
  return secrets;
}

/** Fresh secrets: two HMAC keys, an ES256 key pair (PEM in base64), and what the payment stand-ins go by. */
export function generateSecrets() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  // Letters and digits alone, as the providers' own keys have.
  const random = (bytes: number) => randomBytes(bytes).toString('hex');
  const pem = (text: string | Buffer) => Buffer.from(text).toString('base64');
  return {
    SESSION_SECRET: random(32),
    SERVICE_TOKEN_SECRET: random(32),
    USER_TOKEN_PRIVATE_KEY: pem(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    USER_TOKEN_PUBLIC_KEY: pem(publicKey.export({ type: 'spki', format: 'pem' })),
    STRIPE_SECRET_KEY: `sk_test_${random(24)}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${random(24)}`,
    PAYPAL_CLIENT_ID: random(24),
    PAYPAL_CLIENT_SECRET: random(32),
    PAYPAL_WEBHOOK_ID: random(12),
  };
}
