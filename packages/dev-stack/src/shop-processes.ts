import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type StartConfig, root } from './config.ts';
import { environmentOf, reachableHost, type Values } from './environment.ts';
import { answersOk } from './http-ready.ts';
import { exitWithParentFlags } from './exit-with-parent.ts';
import {
  type ManagedProcess,
  manageProcess,
  type ProcessSpec,
  type Surroundings,
} from './managed-process.ts';
import { freePort } from './ports.ts';
import { bundleOf, gateway, type ProcessRow, services } from './processes.ts';
import { readWhole, writeWhole } from './whole-file.ts';

// A third less memory when idle.
const SMALL = ['--max-semi-space-size=1', '--optimize-for-size'];
// Small heaps cost them half as much processor time again.
const FAST = ['--max-semi-space-size=8'];
const BUSY = ['gateway', 'catalog', 'storefront', 'cart', 'order', 'payment', 'email'];
const MAPPED = ['--enable-source-maps'];
const QUICK = ['--import', fileURLToPath(new URL('node-compile-cache.mjs', import.meta.url))];

/** Without stand-ins when payments are real. */
export function rowsOf(config: StartConfig): readonly ProcessRow[] {
  return services.filter((row) => config.sandbox || !row.demoOnly);
}

const METRICS = 'gateway-metrics';

const portsFile = (dataDir: string) => join(dataDir, 'ports.json');

/** Kept between starts, for operators' commands and metrics. */
export async function choosePorts(config: StartConfig): Promise<Record<string, number>> {
  const ports: Record<string, number> = { [gateway.name]: config.port };
  const before = readPorts(config.dataDir);
  const metricsPort = Number(config.env['METRICS_PORT']);
  ports[METRICS] = metricsPort || (await freePort(before[METRICS]));
  for (const { name } of rowsOf(config)) ports[name] = await freePort(before[name]);
  writePorts(config, ports);
  return ports;
}

/** For operators. */
export function writePorts({ dataDir }: Pick<StartConfig, 'dataDir'>, ports: Record<string, number>): void {
  writeWhole(portsFile(dataDir), JSON.stringify(ports));
}

/** Of the last start. */
export function readPorts(dataDir: string): Record<string, number> {
  return (readWhole(portsFile(dataDir)) ?? {}) as Record<string, number>;
}

/** `extra`: settings of single processes. */
export type Place = {
  config: StartConfig;
  values: Values;
  ports: Record<string, number>;
  extra: Record<string, Values>;
  fromSource: boolean;
  checkoutOf?: ((name: string) => string) | undefined;
};

/** With its own address. */
export function settingsOfRow(row: ProcessRow, { config, values, ports, extra }: Place): Values {
  const host = row.name === gateway.name ? config.host : '127.0.0.1';
  const port = ports[row.name] as number;
  return { ...environmentOf(row, { values, env: config.env, port, host }), ...extra[row.name] };
}

/** A process with its settings. */
export function manageRow(row: ProcessRow, place: Place, around: Surroundings): ManagedProcess {
  return manageProcess(specOf(row, settingsOfRow(row, place), place), around);
}

/** Ready when GET /ready answers 200. */
export function specOf(row: ProcessRow, env: Values, { config, fromSource, checkoutOf }: Place): ProcessSpec {
  const bundle = fromSource ? null : bundleOf(row);
  const url = `http://${reachableHost(env['HOST'] ?? '')}:${env['PORT']}`;
  return {
    name: row.name,
    parentWatch: 'channel',
    command: () => {
      const checkout = checkoutOf?.(row.name) ?? root;
      return {
        file: process.execPath,
        args: [
          ...exitWithParentFlags(),
          ...QUICK,
          ...(config.processes === 'each' && BUSY.includes(row.name) ? FAST : SMALL),
          ...(bundle ? MAPPED : []),
          join(checkout, bundle ?? row.entry),
        ],
        cwd: checkout,
        env,
      };
    },
    ready: (signal) => answersOk(`${url}/ready`, signal),
    // It waits for a store; a restart would not help.
    alive: (signal) => answersOk(`${url}/health`, signal),
  };
}
