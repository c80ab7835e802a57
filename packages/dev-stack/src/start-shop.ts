import { join } from 'node:path';
import { type Accounts, createAccounts, keepAccounts } from './accounts.ts';
import { build } from './build.ts';
import type { Env } from './commands.ts';
import { readStartConfig, type StartConfig } from './config.ts';
import { environmentOf, machineEnvironment, reachableHost, shopValues, type Values } from './environment.ts';
import { manageShop } from './few-processes.ts';
import type { ManagedProcess } from './managed-process.ts';
import { assertDataVersion } from './mongo/assert-data-version.ts';
import { freePort } from './ports.ts';
import { gateway, type ProcessRow, rowNamed, services } from './processes.ts';
import { keepSecrets } from './secrets.ts';
import { seedCatalogue } from './seed.ts';
import { claimFolder } from './shop-folder.ts';
import { choosePorts, manageRow } from './shop-processes.ts';
import { stopStack } from './stop-stack.ts';
import { type Stores, startStores } from './stores.ts';

export type ShopOptions = {
  port?: number;
  dataDir?: string;
  limits?: 'production' | 'local' | 'off';
  env?: Env;
  envOf?: Record<string, Values>;
  fromSource?: boolean;
  /** Built checkout of a process; this one by default. */
  checkoutOf?: (name: string) => string;
  /** Demo only. `first` skips the background part. */
  seed?: boolean | 'first';
  say?: (sentence: string) => void;
  signal?: AbortSignal;
  hurry?: AbortSignal;
  pausesMs?: number[];
};

export type Shop = {
  url: string;
  config: StartConfig;
  accounts: Accounts | null;
  stores: Stores;
  paymentEnv: Values;
  processes: ManagedProcess[];
  ports: Record<string, number>;
  addProcess: (name: string, port?: number) => Promise<ManagedProcess>;
  kill: (name: string, signal?: NodeJS.Signals) => void;
  stop: () => Promise<void>;
};

/**
 * On failure everything started is stopped first.
 * @throws StartError; the signal's reason
 */
export async function startShop(options: ShopOptions = {}): Promise<Shop> {
  const { port, dataDir, limits, say = () => undefined } = options;
  const overrides = { PORT: port?.toString(), DATA_DIR: dataDir, LIMITS: limits };
  const set = Object.fromEntries(Object.entries(overrides).filter(([, value]) => value !== undefined));
  const config = readStartConfig({ ...options.env, ...set });
  const stopping = new AbortController();
  const signal = AbortSignal.any([stopping.signal, ...(options.signal ? [options.signal] : [])]);
  const stops = stopStack();
  const stop = () => {
    stopping.abort();
    return stops.stop();
  };
  // Also stops services that are still starting.
  options.signal?.addEventListener('abort', () => void stop().catch(() => undefined), { once: true });
  try {
    return await startAll({ config, options, say, signal, stops, stop });
  } catch (error) {
    await stop();
    throw error;
  }
}

type Starting = {
  config: StartConfig;
  options: ShopOptions;
  say: (sentence: string) => void;
  signal: AbortSignal;
  stops: ReturnType<typeof stopStack>;
  stop: () => Promise<void>;
};

async function startAll({ config, options, say, signal, stops, stop }: Starting): Promise<Shop> {
  const { dataDir, env } = config;
  const { fromSource = false, checkoutOf } = options;
  const { records, releasePort, release } = await claimFolder(config);
  stops.push(release);
  const demo = config.mode === 'demo';
  const secrets = demo ? keepSecrets(join(dataDir, 'secrets.json')) : null;
  const accounts = demo ? keepAccounts(join(dataDir, 'accounts.json')) : null;

  say('Starting MongoDB and Redis, building the shop …');
  const storing = openStores(config, say, signal);
  const building = build({ env: machineEnvironment(env), signal, fromSource });
  stops.push(async () => (await storing.catch(() => null))?.stop());
  stops.push(() => building.catch(() => null));
  const [stores] = await Promise.all([
    timed('MongoDB and Redis are up', storing, say),
    timed('The shop is built', building, say),
  ]);

  signal.throwIfAborted();
  say('Starting the services …');
  const ports = await choosePorts(config);
  const values = shopValues(config, {
    ports,
    mongoUrl: stores.mongo.url,
    redisUrl: stores.redis.url,
    secrets,
  });
  const around = {
    logFolder: join(dataDir, 'logs'),
    records,
    say,
    hurry: options.hurry,
    hangMs: config.hangMs,
    pausesMs: options.pausesMs,
  };
  const place = { config, values, ports, extra: options.envOf ?? {}, fromSource, checkoutOf };
  const manage = (row: ProcessRow) => manageRow(row, place, around);
  const { inside, api } = manageShop(place, around);
  stops.push(() => Promise.all(inside.map((service) => service.stop())));
  await timed(
    `${inside.length} services are ready`,
    Promise.all(inside.map((service) => service.start())),
    say,
  );
  // Notes lie beside our own database's files.
  const { folder } = stores.mongo;
  const notes = { noteFolder: folder ?? dataDir, trusted: folder !== null, signal };
  const commandEnv = (name: string) =>
    environmentOf(rowNamed(name), { values, env, port: 0, host: '127.0.0.1' });
  if (accounts) await createAccounts(accounts, { ...notes, env: commandEnv('account') });
  signal.throwIfAborted();
  stops.push(() => api.stop());
  await releasePort();
  await timed('The gateway is open', api.start(), say);

  if (accounts && options.seed !== false) {
    const seedEnv = {
      ...machineEnvironment(env),
      SHOP_URL: nearby(config),
      SEED_ORDERS: env['SEED_ORDERS'] ?? '',
      ...adminLogin(accounts),
    };
    const { failed, rest } = await seedCatalogue({
      ...notes,
      env: seedEnv,
      say,
      firstOnly: options.seed === 'first',
    });
    stops.push(() => rest);
    if (failed) say(`The demo catalogue is not complete (${failed}). The next start goes on with it.`);
  }

  const stored = [stores.mongo, stores.redis].flatMap((store) => store.process ?? []);
  const processes = [...stored, ...inside, api];
  return {
    url: config.publicUrl,
    config,
    accounts,
    stores,
    paymentEnv: commandEnv('payment'),
    processes,
    ports,
    addProcess: async (name, chosen) => {
      const added = await manageAnother(name, chosen, { ports, processes, manage });
      stops.push(() => added.stop());
      await added.start();
      return added;
    },
    kill: (name, killSignal) => processes.find((process) => process.name === name)?.kill(killSignal),
    stop,
  };
}

async function openStores(config: StartConfig, say: Starting['say'], signal: AbortSignal): Promise<Stores> {
  const { dataDir, dbPrefix, env } = config;
  const stores = await startStores({ dataDir, say, env, signal });
  const { url, folder } = stores.mongo;
  try {
    await assertDataVersion({ url, folder, dataDir, dbPrefix });
  } catch (error) {
    await stores.stop();
    throw error;
  }
  return stores;
}

type Growing = {
  ports: Record<string, number>;
  processes: ManagedProcess[];
  manage: (row: ProcessRow) => ManagedProcess;
};

async function manageAnother(
  name: string,
  chosen: number | undefined,
  { ports, processes, manage }: Growing,
): Promise<ManagedProcess> {
  const row = [...services, gateway].find((service) => service.name === name);
  if (!row) throw new Error(`there is no process called ${name}`);
  const port = chosen ?? (await freePort());
  // No await until the name is registered: several may be added at once.
  const copy = new RegExp(`^${name}(-\\d+)?$`);
  const count = processes.filter((process) => copy.test(process.name)).length;
  const another = { ...row, name: `${name}-${count + 1}` };
  ports[another.name] = port;
  const added = manage(another);
  processes.push(added);
  return added;
}

async function timed<T>(done: string, step: Promise<T>, say: (sentence: string) => void): Promise<T> {
  const started = performance.now();
  const result = await step;
  say(`  ${done} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  return result;
}

const adminLogin = ({ admin }: Accounts) => ({ ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password });

/** Skips the public address. */
const nearby = ({ host, port }: StartConfig) => `http://${reachableHost(host)}:${port}`;
