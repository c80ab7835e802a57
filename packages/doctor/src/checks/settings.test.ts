import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { providerKeys, requiredInProduction } from '@shop/service-kit/required-settings';
import { expect, test } from 'vitest';
import { examineSettings } from './settings.ts';

const keyPair = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const text = (pem: string | Buffer) => Buffer.from(pem).toString('base64');
  return {
    USER_TOKEN_PRIVATE_KEY: text(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    USER_TOKEN_PUBLIC_KEY: text(publicKey.export({ type: 'spki', format: 'pem' })),
  };
};
const sound: Record<string, string> = {
  ...Object.fromEntries([...requiredInProduction, ...providerKeys].map((name) => [name, 'given'])),
  ...keyPair(),
  SESSION_SECRET: randomBytes(32).toString('hex'),
  SERVICE_TOKEN_SECRET: randomBytes(32).toString('hex'),
  STRIPE_SECRET_KEY: 'sk_live_1',
  PUBLIC_URL: 'https://shop.example',
  SMTP_URL: 'smtps://mail.example',
};
const sentences = (changes: Record<string, string>, mode: 'demo' | 'production' = 'production') => {
  const env = { ...sound, ...changes };
  const { problems } = examineSettings({ mode, env, publicUrl: env['PUBLIC_URL'] ?? '' });
  return problems.map(({ level, says }) => `${level}: ${says}`);
};

test('complete settings of production are fine', () => {
  expect(sentences({})).toEqual([]);
});

test.each([
  [
    { PAYPAL_CLIENT_ID: '', REDIS_URL: '' },
    'wrong: These settings are missing: REDIS_URL, PAYPAL_CLIENT_ID.',
  ],
  [{ PUBLIC_URL: 'http://shop.example' }, 'wrong: PUBLIC_URL is http://shop.example: over plain http'],
  [{ SANDBOX_URL: 'http://sandbox' }, 'wrong: SANDBOX_URL is set: the shop would take orders without money.'],
  [
    { STRIPE_SECRET_KEY: 'sk_test_1', PAYPAL_ENVIRONMENT: 'sandbox' },
    'wrong: STRIPE_SECRET_KEY and PAYPAL_ENVIRONMENT: test keys take no money.',
  ],
  [{ STRIPE_SECRET_KEY: 'sk_test_1', PAYMENTS: 'test' }, 'look: PAYMENTS is test'],
  [{ SMTP_URL: '' }, 'wrong: SMTP_URL is not set: emails are kept as files and reach no customer.'],
  [{ LIMITS: 'off' }, 'wrong: LIMITS is off'],
  [{ SESSION_SECRET: 'short' }, 'wrong: SESSION_SECRET must have at least 32 characters.'],
  [{ SESSION_SECRET: 'abc'.repeat(20) }, 'wrong: SESSION_SECRET repeats few characters'],
  [
    { SESSION_SECRET: sound['SERVICE_TOKEN_SECRET'] ?? '' },
    'wrong: SESSION_SECRET and SERVICE_TOKEN_SECRET are the same',
  ],
  [{ USER_TOKEN_PUBLIC_KEY: 'bm9uZQ==' }, 'wrong: USER_TOKEN_PRIVATE_KEY or USER_TOKEN_PUBLIC_KEY is no key'],
  [
    { USER_TOKEN_PUBLIC_KEY: keyPair().USER_TOKEN_PUBLIC_KEY },
    'wrong: USER_TOKEN_PRIVATE_KEY and USER_TOKEN_PUBLIC_KEY are not a pair',
  ],
])('%o is found', (changes, sentence) => {
  expect(sentences(changes)).toEqual([expect.stringContaining(sentence)]);
});

test('a demo may lack all of these, but should not stand at a public address', () => {
  const demo = { SMTP_URL: '', PAYPAL_CLIENT_ID: '', PUBLIC_URL: 'http://localhost:3000' };
  expect(sentences(demo, 'demo')).toEqual([]);
  expect(sentences({}, 'demo')).toEqual([
    'look: SHOP_MODE is demo at https://shop.example: its accounts and payments are invented.',
  ]);
});
