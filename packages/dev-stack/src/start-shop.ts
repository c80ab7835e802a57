import { join } from 'node:path';
import { type Accounts, createAccounts, keepAccounts } from './accounts.ts';
import { build } from './build.ts';
import type { Env } from './commands.ts';
import { readStartConfig, type StartConfig } from './config.ts';
import { environmentOf, machineEnvironment, reachableHost, shopValues, type Values } from './environment.ts';
import type { ManagedProcess } from './managed-process.ts';
import { assertDataVersion } from './mongo/assert-data-version.ts';
import { freePort } from './ports.ts';
import { gateway, type ProcessRow, rowNamed, services } from './processes.ts';
import { keepSecrets } from './secrets.ts';
import { seedCatalogue } from './seed.ts';
import { claimFolder } from './shop-folder.ts';
import { choosePorts, manageRow, rowsOf } from './shop-processes.ts';
import { stopStack } from './stop-stack.ts';
import { type Stores, startStores } from './stores.ts';

export type ShopOptions = {
  port?: number;
  dataDir?: string;
  limits?: 'production' | 'local' | 'off';
  /** Settings over those of this process's environment, for every process that reads them. */
  env?: Env;
  /** Further settings of single processes, by name, whether they are in the table or not. */
  envOf?: Record<string, Values>;
  /** Run the services as they are written, as who works on them wants it, instead of their bundles. */
  fromSource?: boolean;
  /**
   * Fill an empty shop with the demo catalogue (in a demo only). On by default; `first` leaves out the pictures that
   * would follow in the background.
   */
  seed?: boolean | 'first';
  /** Told what happens, a sentence at a time; nothing is said by default. */
  say?: (sentence: string) => void;
  /** Stops the start half-way. */
  signal?: AbortSignal;
  /** Cuts a stop under way short: services are killed, the stores still close properly. */
  hurry?: AbortSignal;
  /** How long a dead process stays so, by the number of its deaths in a row, in ms; the last one repeats. */
  pausesMs?: number[];
};

export type Shop = {
  url: string;
  config: StartConfig;
  /** The demo accounts' logins; null in production, which makes none. */
  accounts: Accounts | null;
  stores: Stores;
  /** What the payment service is started with: for commands that ask the providers. */
  paymentEnv: Values;
  /** Everything that runs, the stores included. */
  processes: ManagedProcess[];
  /** Where each process of ours listens on loopback, by name. */
  ports: Record<string, number>;
  /** Starts one more process beside the one of this name, as a shop scales out. */
  addProcess: (name: string) => Promise<ManagedProcess>;
  /** Ends a process as a crash would (SIGKILL unless told otherwise); it is started again. */
  kill: (name: string, signal?: NodeJS.Signals) => void;
  /** Stops everything, gateway first and stores last. Safe to call twice. */
  stop: () => Promise<void>;
};

/**
 * Brings the whole shop up: stores, build, services, demo accounts, gateway, catalogue. Resolves when a visitor can
 * use it; where a step fails or is aborted, everything started so far is stopped before it rejects.
 * @throws StartError in one sentence with what to do; the signal's reason when it is aborted
 */
export async function startShop(options: ShopOptions = {}): Promise<Shop> {
  const { port, dataDir, limits, say = () => undefined } = options;
  const given = { PORT: port?.toString(), DATA_DIR: dataDir, LIMITS: limits };
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const config = readStartConfig({ ...options.env, ...set });
  const stopping = new AbortController();
  const signal = AbortSignal.any([stopping.signal, ...(options.signal ? [options.signal] : [])]);
  const stops = stopStack();
  const stop = () => {
    stopping.abort();
    return stops.stop();
  };
  // At once, not at the next step: a service that starts is stopped while it does.
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
  const { fromSource = false } = options;
  const { records, release } = await claimFolder(config);
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
  const manage = (row: ProcessRow) =>
    manageRow(row, { config, values, ports, extra: options.envOf ?? {}, fromSource }, around);
  const inside = rowsOf(config).map(manage);
  const api = manage(gateway);
  stops.push(() => Promise.all(inside.map((one) => one.stop())));
  await timed(`${inside.length} services are ready`, Promise.all(inside.map((one) => one.start())), say);
  // Notes about our own database lie beside its files and go with them.
  const { folder } = stores.mongo;
  const notes = { noteFolder: folder ?? dataDir, trusted: folder !== null, signal };
  const commandEnv = (name: string) =>
    environmentOf(rowNamed(name), { values, env, port: 0, host: '127.0.0.1' });
  if (accounts) await createAccounts(accounts, { ...notes, env: commandEnv('account') });
  signal.throwIfAborted();
  stops.push(() => api.stop());
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
    addProcess: async (name) => {
      const more = await manageAnother(name, { ports, processes, manage });
      stops.push(() => more.stop());
      await more.start();
      return more;
    },
    kill: (name, killSignal) => processes.find((one) => one.name === name)?.kill(killSignal),
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

/** One more process of a row, under a name and on a port of its own. */
async function manageAnother(name: string, { ports, processes, manage }: Growing): Promise<ManagedProcess> {
  const row = services.find((one) => one.name === name);
  if (!row) throw new Error(`there is no process called ${name}`);
  const port = await freePort();
  // From here on nobody comes between: several may be added at the same moment, each under a name of its own.
  const count = processes.filter((one) => one.name.startsWith(name)).length;
  const another = { ...row, name: `${name}-${count + 1}` };
  ports[another.name] = port;
  const more = manage(another);
  processes.push(more);
  return more;
}

/** Says that a step is done, and how long it took. */
async function timed<T>(done: string, step: Promise<T>, say: (sentence: string) => void): Promise<T> {
  const started = performance.now();
  const result = await step;
  say(`  ${done} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  return result;
}

const adminLogin = ({ admin }: Accounts) => ({ ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password });

/** The gateway without the detour over a public address. */
const nearby = ({ host, port }: StartConfig) => `http://${reachableHost(host)}:${port}`;
