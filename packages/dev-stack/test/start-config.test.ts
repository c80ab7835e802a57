import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { choices, numbers } from '../src/choices.ts';
import { readStartConfig, root } from '../src/config.ts';
import { environmentOf, shopValues } from '../src/environment.ts';
import { settingsTogether } from '../src/few-processes.ts';
import { gateway, services } from '../src/processes.ts';
import { generateSecrets } from '../src/secrets.ts';
import { environmentSchemaOf } from './environment-schema.ts';

const empty = {
  SHOP_MODE: '',
  PROCESSES: '',
  HOST: '',
  PORT: '',
  LIMITS: '',
  PUBLIC_URL: '',
  MONGO_URL: '',
  STRIPE_SECRET_KEY: '',
  PAYPAL_CLIENT_ID: '',
};

function environmentFor(name: string, given: Record<string, string>) {
  const config = readStartConfig({ ...empty, ...given });
  const row = services.find((process) => process.name === name);
  if (!row) throw new Error(`no process ${name}`);
  const ports = Object.fromEntries([
    ...services.map((service, i) => [service.name, 41_001 + i]),
    ['gateway', 3000],
  ]);
  const values = shopValues(config, {
    ports,
    mongoUrl: 'mongodb://127.0.0.1:1',
    redisUrl: 'redis://127.0.0.1:2',
    secrets: generateSecrets(),
  });
  return environmentOf(row, { values, env: config.env, port: 41_000, host: '127.0.0.1' });
}

test('without any setting it is a demo on port 3000 with the stand-ins and the wide limits', () => {
  expect(readStartConfig(empty)).toMatchObject({
    mode: 'demo',
    port: 3000,
    limits: 'local',
    publicUrl: 'http://localhost:3000',
    sandbox: true,
    processes: 'each',
  });
});

test('every process is given few and small heaps of the C library, in a container too', () => {
  const given = Object.entries(environmentFor('image-worker', {})).filter(([name]) =>
    name.startsWith('MALLOC_'),
  );
  expect(given).toContainEqual(['MALLOC_ARENA_MAX', '2']);
  expect(given).toHaveLength(3);
  const [inImage = ''] = /^ENV .*\bMALLOC_.*$/m.exec(readFileSync(join(root, 'Dockerfile'), 'utf8')) ?? [];
  expect(inImage.split(' ')).toEqual(expect.arrayContaining(given.map((pair) => pair.join('='))));
});

test('a frozen process is ended after half a minute, after another time, or never', () => {
  expect(readStartConfig(empty).hangMs).toBe(30_000);
  expect(readStartConfig({ ...empty, HANG_SECONDS: '2' }).hangMs).toBe(2_000);
  expect(readStartConfig({ ...empty, HANG_SECONDS: '0' }).hangMs).toBe(0);
  expect(() => readStartConfig({ ...empty, HANG_SECONDS: 'soon' })).toThrow(
    "HANG_SECONDS is 'soon': it must be a number of seconds, 0 for never.",
  );
});

test('a port that is no port is refused in one sentence', () => {
  expect(() => readStartConfig({ ...empty, PORT: 'kolme' })).toThrow(
    "PORT is 'kolme': it must be a number from 1 to 65535.",
  );
});

test('an address of the shop that has a path, or is none that a process would take, is refused in one sentence', () => {
  for (const PUBLIC_URL of [
    'https://shop.example/kauppa',
    'shop.example',
    'ftp://shop.example',
    'https://shop.example/?a=1',
    'https://maker:secret@shop.example',
  ]) {
    expect(() => readStartConfig({ ...empty, PUBLIC_URL })).toThrow(
      `PUBLIC_URL is '${PUBLIC_URL}': it must be an address without a path, like https://shop.example.`,
    );
  }
});

test.each([
  [{ SHOP_MODE: 'Production' }, "SHOP_MODE is 'Production': it must be demo or production."],
  [{ SHOP_MODE: 'live' }, "SHOP_MODE is 'live': it must be demo or production."],
  [{ SHOP_MODE: 'production ' }, "SHOP_MODE is 'production ': it must be demo or production."],
  [{ LIMITS: 'none' }, "LIMITS is 'none': it must be production, local or off."],
  [{ PROCESSES: 'one' }, "PROCESSES is 'one': it must be each or few."],
  [{ PAYMENTS: 'TEST' }, "PAYMENTS is 'TEST': it must be live or test."],
  [{ GUEST_CATALOGUE: 'yes', LOG_LEVEL: 'loud' }, /LOG_LEVEL is 'loud': .*GUEST_CATALOGUE is 'yes': /],
])('a setting that is none of its words is refused, not guessed: %o [asvs-42]', (given, sentence) => {
  expect(() => readStartConfig({ ...empty, ...given })).toThrow(sentence);
});

test.each([
  [
    { DELIVERY_FEE_CENTS: '4,90' },
    "DELIVERY_FEE_CENTS is '4,90': it must be a whole number, from 0 to 100000.",
  ],
  [{ DELIVERY_FEE_CENTS: '-1' }, "DELIVERY_FEE_CENTS is '-1': it must be a whole number, from 0 to 100000."],
  [{ HOLD_MINUTES: '0' }, "HOLD_MINUTES is '0': it must be a number, from 1 to 1440."],
  [
    { FRESH_CODE_REFUND_CENTS: '1.5', LETTER_DAYS: 'ten' },
    /FRESH_CODE_REFUND_CENTS is '1.5': it must be a whole number, 0 or more\. LETTER_DAYS is 'ten': /,
  ],
])('a number that no process would take is refused by name: %o', (given, sentence) => {
  expect(() => readStartConfig({ ...empty, ...given })).toThrow(sentence);
});

test('a number that the processes take is taken', () => {
  const given = { DELIVERY_FEE_CENTS: '490', HOLD_MINUTES: '38.5', LETTER_DAYS: '' };
  expect(readStartConfig({ ...empty, ...given }).env).toMatchObject(given);
});

test.each([...services, gateway])('the starter refuses what $name would refuse', async (row) => {
  const schema = await environmentSchemaOf(row.entry);
  expect(choices).toMatchObject(schema.choices);
  expect(numbers).toMatchObject(schema.numbers);
});

test('production without its settings is refused, naming every one that is missing [sec-35 asvs-10]', () => {
  expect(() =>
    readStartConfig({ ...empty, SHOP_MODE: 'production', PUBLIC_URL: 'https://shop.example' }),
  ).toThrow(/also needs these settings: MONGO_URL, .*SESSION_SECRET.*STRIPE_SECRET_KEY.*PAYPAL_WEBHOOK_ID/);
});

test('one real payment key asks for all of them', () => {
  expect(() => readStartConfig({ ...empty, STRIPE_SECRET_KEY: 'sk_live_x' })).toThrow(
    /real payment keys also needs these settings: PAYPAL_CLIENT_ID, STRIPE_WEBHOOK_SECRET/,
  );
});

test('with real keys the stand-ins are gone and the keys reach the payment service', () => {
  const keys = {
    STRIPE_SECRET_KEY: 'sk_live_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
    PAYPAL_CLIENT_ID: 'a',
    PAYPAL_CLIENT_SECRET: 'b',
    PAYPAL_WEBHOOK_ID: 'c',
  };
  expect(readStartConfig({ ...empty, ...keys }).sandbox).toBe(false);
  const payment = environmentFor('payment', keys);
  expect(payment).toMatchObject(keys);
  expect(payment).not.toHaveProperty('SANDBOX_URL');
});

test('a process is given what it reads, and no secret of another one [sec-36]', () => {
  const cart = environmentFor('cart', { BRAND: 'Villapuoti' });
  expect(cart).toMatchObject({
    CATALOG_URL: 'http://127.0.0.1:41002',
    PORT: '41000',
    NODE_ENV: 'production',
  });
  for (const name of ['SESSION_SECRET', 'STRIPE_SECRET_KEY', 'USER_TOKEN_PRIVATE_KEY', 'BRAND']) {
    expect(cart).not.toHaveProperty(name);
  }
});

test('in few processes too a service is given what it reads, and its own address of the database', () => {
  const config = readStartConfig({ ...empty, PROCESSES: 'few', HOST: '0.0.0.0', BRAND: 'Villapuoti' });
  const ports = Object.fromEntries([...services, gateway].map(({ name }, i) => [name, 41_001 + i]));
  const stores = { mongoUrl: 'mongodb://shared', redisUrl: 'redis://127.0.0.1:2' };
  const values = shopValues(config, { ports, ...stores, secrets: generateSecrets() });
  const extra = { order: { MONGO_URL: 'mongodb://order-user@shared' } };
  const settings = settingsTogether({ config, values, ports, extra, fromSource: false });
  expect(settings).toMatchObject({
    'order.MONGO_URL': 'mongodb://order-user@shared',
    'cart.MONGO_URL': 'mongodb://shared',
    'cart.PORT': String(ports['cart']),
    'cart.HOST': '127.0.0.1',
    'gateway.HOST': '0.0.0.0',
    'payment.STRIPE_SECRET_KEY': values['STRIPE_SECRET_KEY'],
  });
  for (const name of ['cart.STRIPE_SECRET_KEY', 'order.SESSION_SECRET', 'MONGO_URL', 'SESSION_SECRET'])
    expect(settings).not.toHaveProperty(name);
  const started = new Set(Object.keys(settings).flatMap((name) => name.split('.').slice(0, -1)));
  expect(started).not.toContain('image-worker');
});

test.each([
  ['', '127.0.0.1'],
  ['0.0.0.0', '127.0.0.1'],
  ['10.0.0.5', '10.0.0.5'],
  ['fd00::5', '[fd00::5]'],
])('with HOST=%s the shop’s own processes reach the gateway at %s', (HOST, host) => {
  expect(environmentFor('storefront', { HOST })['GATEWAY_URL']).toBe(`http://${host}:3000`);
  expect(environmentFor('payment-sandbox', { HOST })['WEBHOOK_URL']).toBe(`http://${host}:3000/api/webhooks`);
});

test('pictures and emails lie where their settings say, else with the other data', () => {
  const given = { DATA_DIR: '/srv/shop', UPLOADS_DIR: '/srv/pictures', MAIL_DIR: 'letters' };
  expect(environmentFor('image-worker', given)['UPLOADS_DIR']).toBe('/srv/pictures');
  expect(environmentFor('email', given)['MAIL_DIR']).toBe(join(root, 'letters'));
  const { DATA_DIR } = given;
  expect(environmentFor('catalog', { DATA_DIR })['UPLOADS_DIR']).toBe('/srv/shop/uploads');
  expect(environmentFor('email', { DATA_DIR })['MAIL_DIR']).toBe('/srv/shop/mail');
});

test('a setting of the person who starts the shop reaches the process that reads it', () => {
  expect(environmentFor('order', { HOLD_MINUTES: '5' })['HOLD_MINUTES']).toBe('5');
});
