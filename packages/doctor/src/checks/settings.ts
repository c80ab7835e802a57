import { createPublicKey } from 'node:crypto';
import { secretEnv } from '@shop/service-kit/config';
import { providerKeys, requiredInProduction } from '@shop/service-kit/required-settings';
import { look, wrong, type Examined, type Problem } from '../finding.ts';
import type { Env, Settings } from '../shop.ts';

/** A random text of 32 characters has more; a word that is repeated has fewer. */
const FEW_CHARACTERS = 10;
const DRAW = 'Draw a new one: npm run secrets.';

/** Also settings that differ between this command and the processes. */
export function examineSettings({
  mode,
  env,
  publicUrl,
}: Pick<Settings, 'mode' | 'env' | 'publicUrl'>): Examined {
  const problems = [
    ...weakSecrets(env),
    ...keyPair(env),
    ...(mode === 'production' ? production(env, publicUrl) : demo(publicUrl)),
  ];
  return { area: 'settings', checked: `SHOP_MODE ${mode}, secrets, keys, mail server`, problems };
}

function production(env: Env, publicUrl: string): Problem[] {
  const missing = [...requiredInProduction, ...providerKeys].filter((name) => !env[name]);
  const isTest = env['PAYMENTS'] === 'test';
  const testKeys = [
    ...(/^(sk|rk)_test_/.test(env['STRIPE_SECRET_KEY'] ?? '') ? ['STRIPE_SECRET_KEY'] : []),
    ...(env['PAYPAL_ENVIRONMENT'] === 'sandbox' ? ['PAYPAL_ENVIRONMENT'] : []),
  ];
  const when = (is: boolean, problem: Problem): Problem[] => (is ? [problem] : []);
  return [
    ...when(
      missing.length > 0,
      wrong(
        `These settings are missing: ${missing.join(', ')}.`,
        'docs/operate/going-live.md says where each comes from.',
      ),
    ),
    ...when(
      !publicUrl.startsWith('https://'),
      wrong(
        `PUBLIC_URL is ${publicUrl}: over plain http others can read logins.`,
        'Put a TLS proxy in front, and name the https address.',
      ),
    ),
    ...when(
      Boolean(env['SANDBOX_URL']),
      wrong('SANDBOX_URL is set: the shop would take orders without money.', 'Remove it.'),
    ),
    ...when(
      !isTest && testKeys.length > 0,
      wrong(
        `${testKeys.join(' and ')}: test keys take no money.`,
        'Use the live keys, or PAYMENTS=test to rehearse.',
      ),
    ),
    ...when(
      isTest,
      look('PAYMENTS is test: no real money moves, and every page says so.', 'Remove it to sell.'),
    ),
    ...when(
      !env['SMTP_URL'],
      wrong(
        'SMTP_URL is not set: emails are kept as files and reach no customer.',
        'Set SMTP_URL and MAIL_FROM (docs/operate/email.md).',
      ),
    ),
    ...when(
      Boolean(env['LIMITS']) && env['LIMITS'] !== 'production',
      wrong(`LIMITS is ${env['LIMITS']}: passwords can be guessed faster.`, 'Remove it.'),
    ),
  ];
}

/** Reachable by others. */
const demo = (publicUrl: string): Problem[] =>
  publicUrl.startsWith('https://')
    ? [
        look(
          `SHOP_MODE is demo at ${publicUrl}: its accounts and payments are invented.`,
          'Before selling set SHOP_MODE=production (docs/operate/going-live.md).',
        ),
      ]
    : [];

function weakSecrets(env: Env): Problem[] {
  const given = ['SESSION_SECRET', 'SERVICE_TOKEN_SECRET'].flatMap((name) => {
    const secret = env[name];
    return secret ? [{ name, secret }] : [];
  });
  const weak = given.flatMap(({ name, secret }) => {
    const { error } = secretEnv.safeParse(secret);
    if (error) return [wrong(`${name} ${error.issues[0]?.message}.`, DRAW)];
    return new Set(secret).size < FEW_CHARACTERS
      ? [wrong(`${name} repeats few characters and can be guessed.`, DRAW)]
      : [];
  });
  const isShared = new Set(given.map(({ secret }) => secret)).size < given.length;
  const shared = wrong(
    `${given.map(({ name }) => name).join(' and ')} are the same: who learns one has both.`,
    DRAW,
  );
  return isShared ? [...weak, shared] : weak;
}

function keyPair(env: Env): Problem[] {
  const { USER_TOKEN_PRIVATE_KEY: own, USER_TOKEN_PUBLIC_KEY: open } = env;
  if (!own || !open) return [];
  try {
    const [ofOwn, given] = [own, open].map((key) =>
      createPublicKey(Buffer.from(key, 'base64')).export({ type: 'spki', format: 'der' }),
    );
    if (ofOwn && given && ofOwn.equals(given)) return [];
  } catch {
    return [wrong('USER_TOKEN_PRIVATE_KEY or USER_TOKEN_PUBLIC_KEY is no key (PEM in base64).', DRAW)];
  }
  return [wrong('USER_TOKEN_PRIVATE_KEY and USER_TOKEN_PUBLIC_KEY are not a pair: every login fails.', DRAW)];
}
