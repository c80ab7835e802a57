import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { readWhole, writeWhole } from './whole-file.ts';

export type Secrets = ReturnType<typeof generateSecrets>;

/**
 * Kept, so that sessions and payments survive restarts.
 * @throws StartError if the file is damaged
 */
export function keepSecrets(file: string): Secrets {
  const stored = readWhole(file) as Secrets | null;
  if (stored) return stored;
  const secrets = generateSecrets();
  writeWhole(file, `${JSON.stringify(secrets, null, 2)}\n`);
  return secrets;
}

/** HMAC keys, an ES256 key pair (PEM in base64), the stand-ins' keys. */
export function generateSecrets() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  // Alphanumeric, like the providers' keys.
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
