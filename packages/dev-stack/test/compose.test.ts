import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { providerKeys, requiredInProduction } from '@shop/service-kit/required-settings';
import { examineSettings } from '../../doctor/src/checks/settings.ts';
import { readSettings } from '../../doctor/src/config.ts';
import { root } from '../src/config.ts';
import { bundleOf, gateway, services } from '../src/processes.ts';
import { generateSecrets } from '../src/secrets.ts';
import { compose, composeText, container, filledIn, problemsOf } from './compose-file.ts';
import { environmentSchemaOf } from './environment-schema.ts';

const STORES = ['mongo', 'valkey'];
/** Addresses that are none of this network's. */
const OUTSIDE = ['PICTURES_CDN_URL', 'PICTURES_URL', 'PUBLIC_URL', 'SMTP_URL'];
const rows = [...services, gateway];

/** What the person who runs it puts into .env. */
const settings: Record<string, string> = {
  ...generateSecrets(),
  STRIPE_SECRET_KEY: 'sk_live_0123456789',
  PUBLIC_URL: 'https://shop.example',
  MONGO_PASSWORD: 'm0ngo',
  ...Object.fromEntries(
    ['ACCOUNT', 'CATALOG', 'CART', 'ORDER', 'PAYMENT', 'LETTERS', 'AUDIT'].map((user) => [
      `MONGO_${user}_PASSWORD`,
      `m0ngo${user}`,
    ]),
  ),
  REDIS_PASSWORD: 'r3dis',
};

test('it has both stores, the proxy, every process of the shop, the audit, the backup and the doctor, and nothing else', () => {
  expect(Object.keys(compose.services).toSorted()).toEqual(
    [...STORES, 'proxy', 'audit', 'backup', 'doctor', ...rows.map(({ name }) => name)].toSorted(),
  );
});

test.each(rows)('$name runs its own bundle from the one image', (row) => {
  const bundle = bundleOf(row);
  expect(container(row).command).toEqual([
    'node',
    ...(bundle ? ['--enable-source-maps', bundle] : [row.entry]),
  ]);
  expect(container(row)).toMatchObject({
    image: 'shop:${SHOP_VERSION:-latest}',
    build: '.',
    restart: 'unless-stopped',
  });
});

test.each(rows)(
  '$name is given the variables of its own config, and its config accepts them',
  async (row) => {
    const { environment } = container(row);
    const schema = await environmentSchemaOf(row.entry);
    const unread = Object.keys(environment).filter((name) => !schema.all.includes(name));
    expect(unread, 'given in docker-compose.yml, but not in its config').toEqual([]);
    const missing = schema.required.filter((name) => !(name in environment));
    expect(missing, 'required by its config, but not in docker-compose.yml').toEqual([]);
    expect(await problemsOf(row, row.demoOnly ? { ...settings, SHOP_MODE: 'demo' } : settings)).toEqual([]);
  },
);

test.each(rows)('$name finds the others where they listen', (row) => {
  for (const [name, value] of Object.entries(container(row).environment)) {
    if (!name.endsWith('_URL') || OUTSIDE.includes(name)) continue;
    const text = filledIn(value, { ...settings, SANDBOX_URL: 'http://payment-sandbox:3000' });
    const { hostname, port } = new URL(text);
    const target = compose.services[hostname];
    expect(target, `${name} of ${row.name} names ${hostname}`).toBeDefined();
    expect(target?.networks.some((network) => container(row).networks.includes(network))).toBe(true);
    const listens = { mongo: '27017', valkey: '6379' }[hostname] ?? target?.environment['PORT'];
    expect(port).toBe(listens);
  }
});

test.each(rows)('$name is healthy when its own port says that it is ready', (row) => {
  const { healthcheck, environment } = container(row);
  expect(healthcheck.test.join(' ')).toContain(`http://127.0.0.1:${environment['PORT']}/ready`);
  expect(environment['HOST']).toBe('0.0.0.0');
});

test('each service logs in to MongoDB as a user of its own, which the first start makes [sec-13]', () => {
  const shared = { 'image-worker': 'catalog', 'payment-worker': 'payment', backup: 'audit', doctor: 'audit' };
  const users = shared as Record<string, string>;
  const { environment: given = {}, configs } = compose.services['mongo'] ?? {};
  expect(configs).toEqual([{ source: 'mongo-users', target: '/docker-entrypoint-initdb.d/mongo-users.js' }]);
  for (const [name, { environment }] of Object.entries(compose.services)) {
    if (!environment?.['MONGO_URL']) continue;
    const { username, password } = new URL(filledIn(environment['MONGO_URL'], settings));
    expect(username).toBe(users[name] ?? name);
    expect(password).toBe(filledIn(given[`MONGO_${username.toUpperCase()}_PASSWORD`] ?? '', settings));
    expect(environment['DB_PREFIX']).toBe(given['DB_PREFIX']);
  }
});

test('the audit runs only when it is called, and with the settings of payment', async () => {
  const audit = compose.services['audit'];
  expect([audit?.profiles, audit?.restart]).toEqual([['audit'], 'no']);
  expect(audit?.command).toEqual(['node', 'packages/reconciliation/src/main.ts']);
  const payment = compose.services['payment']?.environment ?? {};
  expect(Object.keys(audit?.environment ?? {})).toEqual(expect.arrayContaining(Object.keys(payment)));
  expect(audit?.environment).toHaveProperty('SESSION_SECRET');
});

test('the doctor runs only when it is called, waits for nothing, and finds every process and folder', () => {
  const doctor = compose.services['doctor'];
  expect([doctor?.profiles, doctor?.restart, doctor?.depends_on]).toEqual([['doctor'], 'no', undefined]);
  expect(doctor?.command).toEqual(['node', 'packages/doctor/src/main.ts']);
  const given = Object.entries(doctor?.environment ?? {}).map(([name, value]) => [
    name,
    filledIn(value, settings),
  ]);
  const read = readSettings(Object.fromEntries(given) as Record<string, string>);
  const asked = rows.filter(({ name, demoOnly }) => name !== 'gateway' && !demoOnly);
  expect(read.processes).toEqual(
    expect.arrayContaining(asked.map(({ name }) => ({ name, url: `http://${name}:3000` }))),
  );
  expect(read.processes).toHaveLength(asked.length);
  const { METRICS_PORT = '' } = compose.services['gateway']?.environment ?? {};
  expect(read.gatewayMetrics).toBe(`http://gateway:${METRICS_PORT}`);
  const mounts = doctor?.volumes?.map((text) => text.split(':').slice(1));
  const folders = [...Object.values(read.folders), fileURLToPath(read.backups?.url ?? '')];
  expect(mounts).toEqual(folders.map((folder) => [folder, 'ro']));
});

test('the doctor is given the settings that it reads; only the backup, which stores them, has all of .env', () => {
  const whole = Object.entries(compose.services).filter(([, { env_file: file }]) => file);
  expect(whole.map(([name]) => name)).toEqual(['backup']);
  const given = compose.services['doctor']?.environment ?? {};
  const secrets = ['S3', 'BACKUP_S3'].flatMap((bucket) =>
    ['ACCESS_KEY_ID', 'SECRET_ACCESS_KEY'].map((key) => `${bucket}_${key}`),
  );
  const examined = [
    ...requiredInProduction,
    ...providerKeys,
    ...secrets,
    'PICTURES_URL',
    'PAYMENTS',
    'SANDBOX_URL',
  ];
  expect(Object.keys(given)).toEqual(expect.arrayContaining(examined));
  expect(JSON.stringify(given)).not.toMatch(/BACKUP_KEY|MONGO_PASSWORD/);
  const env = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, filledIn(value, settings)]),
  );
  expect(readSettings(env).backups?.keys).toEqual({
    S3_ACCESS_KEY_ID: undefined,
    S3_SECRET_ACCESS_KEY: undefined,
  });
  expect(examineSettings({ mode: 'production', env, publicUrl: env['PUBLIC_URL'] ?? '' }).problems).toEqual([
    expect.objectContaining({ says: expect.stringContaining('SMTP_URL is not set') as string }),
  ]);
});

test('a process that needs a store waits until it is healthy', () => {
  for (const row of rows) {
    const { environment, depends_on: needs = {} } = container(row);
    if (environment['MONGO_URL']) expect(needs['mongo']).toEqual({ condition: 'service_healthy' });
    if (environment['REDIS_URL']) expect(needs['valkey']).toEqual({ condition: 'service_healthy' });
  }
});

test('no log fills the disk', () => {
  for (const { logging } of Object.values(compose.services)) {
    expect(logging).toEqual({
      driver: 'json-file',
      options: { 'max-size': '20m', 'max-file': '5' },
    });
  }
});

test('the proxy alone is reachable from outside, only on loopback, and leads to the gateway [sec-37]', () => {
  const published = Object.entries(compose.services).filter(([, { ports }]) => ports);
  expect(published.map(([name]) => name)).toEqual(['proxy']);
  const { ports = [], configs, networks } = compose.services['proxy'] ?? {};
  expect(ports.map((port) => filledIn(port, settings))).toEqual(['127.0.0.1:3000:8080']);
  expect(configs).toEqual([{ source: 'haproxy', target: '/usr/local/etc/haproxy/haproxy.cfg' }]);
  expect(networks).toEqual(['shop']);
  const rules = readFileSync(join(root, compose.configs['haproxy']?.file ?? ''), 'utf8');
  expect(rules).toMatch(/bind :8080$/m);
  expect([...rules.matchAll(/^\s+server\S* .*$/gm)].map(([line]) => line.trim())).toEqual([
    expect.stringMatching(/^server-template gateway \d gateway:3000 check /),
  ]);
  expect(rules).toMatch(/option httpchk GET \/ready$/m);
});

test('a process that stops stays open until the proxy has noticed, and has the time to drain', () => {
  const seconds = (text = '') => Number(/^(\d+)s$/.exec(text)?.[1]);
  for (const row of rows.filter(({ reads }) => reads.includes('STOP_DELAY_SECONDS'))) {
    const { environment, stop_grace_period } = container(row);
    const delay = Number(filledIn(environment['STOP_DELAY_SECONDS'] ?? '', settings));
    expect(delay).toBe(5);
    // Accepted requests have 25 s.
    expect(seconds(stop_grace_period)).toBeGreaterThan(delay + 25);
  }
});

test('the stores have the right versions, a password, a volume, a health check and a network of their own [asvs-9]', () => {
  expect(compose.services['mongo']?.image).toBe('mongo:8.0');
  expect(compose.services['valkey']?.image).toBe('valkey/valkey:8.1');
  expect(compose.networks['stores']).toEqual({ internal: true });
  for (const name of STORES) {
    const store = compose.services[name];
    expect(store?.networks).toEqual(['stores']);
    expect(JSON.stringify(store)).toMatch(/PASSWORD:\?/);
    expect(store?.healthcheck.retries).toBeGreaterThan(0);
  }
  const valkey = compose.services['valkey']?.command.join(' ') ?? '';
  expect(valkey).toContain('--appendonly yes');
  expect(valkey).toContain('--maxmemory 512mb --maxmemory-policy noeviction');
  // What an image declares and nobody mounts is left behind by every container that goes.
  expect(compose.services['mongo']?.tmpfs).toContain('/data/configdb');
});

test('no container can do more than it has to, or take all memory from the others', () => {
  for (const name of Object.keys(compose.services)) {
    expect(compose.services[name], name).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: expect.stringMatching(/^\dg$/) as string,
      pids_limit: expect.any(Number) as number,
    });
  }
  expect(STORES.map((name) => compose.services[name]?.user)).toEqual(['mongodb', 'valkey']);
});

test('the proxy in front is believed, as it comes from the network of the containers', () => {
  const { TRUSTED_PROXIES = '' } = compose.services['gateway']?.environment ?? {};
  expect(filledIn(TRUSTED_PROXIES, settings)).toBe('uniquelocal');
});

test('two payment workers run', () => {
  expect(compose.services['payment-worker']?.deploy?.replicas).toBe(2);
});

test('the stand-ins run only when they are asked for', () => {
  expect(compose.services['payment-sandbox']?.profiles).toEqual(['demo']);
});

test('every volume that is mounted is declared, and every declared one is mounted', () => {
  const mounted = Object.values(compose.services).flatMap(({ volumes = [] }) =>
    volumes.map((text) => text.split(':')[0]),
  );
  expect(new Set(mounted)).toEqual(new Set(Object.keys(compose.volumes)));
  const uploads = (name: string) => compose.services[name]?.volumes;
  expect(uploads('catalog')).toEqual(uploads('image-worker'));
});

test('the list of pick-up points is mounted where its readers expect it, and no reader expects a missing one', () => {
  const given = { ...settings, PICK_UP_POINTS: './noutopisteet.csv' };
  const readers = rows.filter(({ reads }) => reads.includes('PICK_UP_POINTS'));
  expect(readers.map(({ name }) => name)).toEqual(['catalog', 'order']);
  for (const row of readers) {
    const { configs = [], environment } = container(row);
    const setting = environment['PICK_UP_POINTS'] ?? '';
    expect(configs).toEqual([{ source: 'pick-up-points', target: filledIn(setting, given) }]);
    expect(filledIn(setting, settings)).toBe('');
  }
  const { file = '' } = compose.configs['pick-up-points'] ?? {};
  expect([filledIn(file, given), filledIn(file, settings)]).toEqual(['./noutopisteet.csv', '/dev/null']);
});

test('no secret has a default [sec-37 asvs-8]', () => {
  const names = [...composeText.matchAll(/\$\{(\w+)(?::-|-[^}])/g)].map((match) => match[1]);
  expect(names.filter((name) => /SECRET|KEY|PASSWORD|CLIENT|WEBHOOK_ID/.test(name ?? ''))).toEqual([]);
});
