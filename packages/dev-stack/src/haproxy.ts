import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Command, type Env, findOnPath } from './commands.ts';
import { environment, root } from './config.ts';
import { canInstallDebianPackages, installDebianPackages } from './debian.ts';
import { dockerAnswers, pullImage } from './docker.ts';
import { type Fallback, firstThatWorks } from './fallbacks.ts';
import { answersOk } from './http-ready.ts';
import { manageProcess } from './managed-process.ts';
import { freePort } from './ports.ts';
import { processRecords } from './process-records.ts';

type Program = { folder?: undefined; command: (file: string) => Command };
type Say = (sentence: string) => void;

type Balanced = { name: string; port: number; copies: number[] };
type Haproxy = {
  /** Resolves when all copies are ready, or those of one name. */
  untilUp: (name?: string) => Promise<void>;
  stop: () => Promise<void>;
};

const IMAGE = 'haproxy:3.2';

/**
 * Looks on PATH, for Debian's package, in Docker.
 * @throws StartError
 */
export function findHaproxy(say: Say, env: Env = environment): Promise<Program> {
  const onPath: Fallback<Program> = {
    name: 'haproxy on PATH',
    find: async () => {
      const file = findOnPath('haproxy', env);
      return file
        ? { command: (config) => ({ file, args: ['-db', '-f', config], env }) }
        : { closed: 'none' };
    },
  };
  const debian: Fallback<Program> = {
    name: "Debian's haproxy package",
    find: async () => {
      if (!canInstallDebianPackages(env)) return { closed: 'needs apt and root' };
      say('Installing haproxy (Debian package) …');
      const failed = await installDebianPackages(['haproxy'], { env });
      return failed ? { closed: failed } : onPath.find();
    },
  };
  const docker: Fallback<Program> = {
    name: 'Docker',
    find: async () => {
      if (!(await dockerAnswers(env))) return { closed: 'no engine answers' };
      const failed = await pullImage(IMAGE, { env });
      if (failed) return { closed: failed };
      // It listens on the machine's own loopback, and reaches the copies there.
      const args = ['run', '--rm', '--network', 'host', '-v'];
      return {
        command: (config) => ({
          file: 'docker',
          args: [...args, `${config}:/haproxy.cfg:ro`, IMAGE, '-db', '-f', '/haproxy.cfg'],
          env,
        }),
      };
    },
  };
  return firstThatWorks([onPath, debian, docker], {
    what: 'HAProxy',
    advice: 'Install haproxy, or start Docker.',
    say,
  });
}

/** With the global and default settings of `deploy/haproxy.cfg`. */
export async function startHaproxy(
  { command }: Program,
  { folder, balanced, say }: { folder: string; balanced: readonly Balanced[]; say: Say },
): Promise<Haproxy> {
  const statePort = await freePort();
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, configOf(balanced, statePort));
  const state = `http://127.0.0.1:${statePort}`;
  const managed = manageProcess(
    {
      name: 'haproxy',
      parentWatch: 'shell',
      command: () => command(file),
      ready: (signal) => answersOk(`${state}/ready`, signal),
    },
    { logFolder: folder, records: processRecords(join(folder, 'run')), say },
  );
  await managed.start();
  const isUp = async (wanted?: string): Promise<boolean> => {
    const rows = (await (await fetch(`${state}/stats;csv`)).text()).split('\n').map((row) => row.split(','));
    const status = rows[0]?.indexOf('status') ?? -1;
    const copies = rows.filter(([, server]) => /^copy\d$/.test(server ?? ''));
    const servers = copies.filter(([name]) => wanted === undefined || name === wanted);
    return servers.length > 0 && servers.every((row) => row[status] === 'UP');
  };
  return {
    untilUp: async (name) => {
      while (!(await isUp(name))) await pause(100);
    },
    stop: () => managed.stop(),
  };
}

function configOf(balanced: readonly Balanced[], statePort: number): string {
  const [shared = ''] = readFileSync(join(root, 'deploy', 'haproxy.cfg'), 'utf8').split('\nresolvers ');
  const sections = balanced.map(
    ({ name, port, copies }) => `
listen ${name}
  bind 127.0.0.1:${port}
  http-request disable-l7-retry if !METH_GET !METH_HEAD
  option httpchk GET /ready
  # A busy machine may take longer than a real one.
  timeout check 10s
${copies.map((copy, index) => `  server copy${index + 1} 127.0.0.1:${copy} check`).join('\n')}
`,
  );
  return `${shared}
frontend state
  bind 127.0.0.1:${statePort}
  monitor-uri /ready
  stats enable
  stats uri /stats
${sections.join('')}`;
}
