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

// Eleven small Node processes on one machine: a small young generation and compact code instead of peak speed
// (measured: a third less memory when idle).
const SMALL = ['--max-semi-space-size=1', '--optimize-for-size'];
// The three that every page passes through, and the one that decides about every purchase and draws its receipt: there the
// same flags cost half as much processor time again.
const FAST = ['--max-semi-space-size=8'];
const BUSY = ['gateway', 'catalog', 'storefront', 'order'];
// An error's stack names the lines that were written.
const MAPPED = ['--enable-source-maps'];
const QUICK = ['--import', fileURLToPath(new URL('node-compile-cache.mjs', import.meta.url))];

/** The rows of the table that this shop runs: without the stand-ins, where payments are real. */
export function rowsOf(config: StartConfig): readonly ProcessRow[] {
  return services.filter((row) => config.sandbox || !row.demoOnly);
}

const portsFile = (dataDir: string) => join(dataDir, 'ports.json');

/**
 * A loopback port for every process behind the gateway, and the gateway's public one, by name; noted beside the data,
 * for the operator's commands. They stay from start to start while they are free, for whoever reads the figures there.
 */
export async function choosePorts(config: StartConfig): Promise<Record<string, number>> {
  const ports: Record<string, number> = { [gateway.name]: config.port };
  const before = readPorts(config.dataDir);
  for (const { name } of rowsOf(config)) ports[name] = await freePort(before[name]);
  writePorts(config, ports);
  return ports;
}

/** Notes where a shop's processes listen. */
export function writePorts({ dataDir }: Pick<StartConfig, 'dataDir'>, ports: Record<string, number>): void {
  writeWhole(portsFile(dataDir), JSON.stringify(ports));
}

/** The ports of the shop that was started in this folder the last time. */
export function readPorts(dataDir: string): Record<string, number> {
  return (readWhole(portsFile(dataDir)) ?? {}) as Record<string, number>;
}

/** Where a process listens, and the settings that it alone is given besides what it reads. */
type Place = {
  config: StartConfig;
  values: Values;
  ports: Record<string, number>;
  extra: Record<string, Values>;
  /** Run what is written instead of the bundles. */
  fromSource: boolean;
};

/** A row of the table as a process to keep alive: Node on its entry, ready when GET /ready answers 200. */
export function manageRow(row: ProcessRow, place: Place, around: Surroundings): ManagedProcess {
  const port = place.ports[row.name] as number;
  const host = row === gateway ? place.config.host : '127.0.0.1';
  const bundle = place.fromSource ? null : bundleOf(row);
  const url = `http://${reachableHost(host)}:${port}`;
  const spec: ProcessSpec = {
    name: row.name,
    parentWatch: 'channel',
    command: () => ({
      file: process.execPath,
      args: [
        ...exitWithParentFlags(),
        ...QUICK,
        ...(BUSY.includes(row.name) ? FAST : SMALL),
        ...(bundle ? MAPPED : []),
        join(root, bundle ?? row.entry),
      ],
      cwd: root,
      env: {
        ...environmentOf(row, { values: place.values, env: place.config.env, port, host }),
        ...place.extra[row.name],
      },
    }),
    ready: (signal) => answersOk(`${url}/ready`, signal),
    // Alive and not ready is a process that waits for a store: that is no reason to start it again.
    alive: (signal) => answersOk(`${url}/health`, signal),
  };
  return manageProcess(spec, around);
}
