import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@shop/dev-stack';
import { waitFor } from '@shop/testing';
import { Redis } from 'ioredis';

const NAME = 'shop';

type Sentinels = {
  /** `redis+sentinel://…` */
  url: string;
  /** One of the Sentinels, as if it were a Redis. */
  mistakenUrl: string;
  primary: Redis;
  replica: Redis;
  /** From here on the replica receives nothing. */
  stopReplication: () => Promise<void>;
  killPrimary: () => Promise<void>;
  close: () => Promise<void>;
};

/** Starts a Redis with a replica, a password and three Sentinels. @param program a redis-server or valkey-server */
export async function startSentinels(program: string, password: string): Promise<Sentinels> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-sentinels-'));
  const ports = await Promise.all(Array.from({ length: 5 }, freePort));
  const [primaryPort = 0, replicaPort = 0, ...watching] = ports;
  const start = (port: number, lines: string[], args: string[] = []) => {
    const own = join(folder, String(port));
    mkdirSync(own);
    // Sentinels rewrite their file.
    writeFileSync(
      join(own, 'server.conf'),
      [`port ${port}`, 'bind 127.0.0.1', `dir ${own}`, ...lines].join('\n'),
    );
    return spawn(program, [join(own, 'server.conf'), ...args], { stdio: 'ignore' });
  };
  const keeping = ['appendonly yes', 'save ""', `requirepass ${password}`, `masterauth ${password}`];
  const connect = (port: number) => {
    const redis = new Redis({ host: '127.0.0.1', port, password, maxRetriesPerRequest: null });
    return redis.on('error', () => undefined);
  };
  const servers = [
    start(primaryPort, keeping),
    start(replicaPort, [...keeping, `replicaof 127.0.0.1 ${primaryPort}`]),
  ];
  const [primary, replica] = [connect(primaryPort), connect(replicaPort)];
  const linkIs = async (state: string) =>
    (await replica.info('replication')).includes(`master_link_status:${state}`);
  await waitFor('the replica to follow', () => linkIs('up'));
  const watch = [
    `sentinel monitor ${NAME} 127.0.0.1 ${primaryPort} 2`,
    `sentinel auth-pass ${NAME} ${password}`,
    `sentinel down-after-milliseconds ${NAME} 1000`,
    `sentinel failover-timeout ${NAME} 5000`,
  ];
  servers.push(...watching.map((port) => start(port, watch, ['--sentinel'])));
  const sentinels = watching.map((port) =>
    new Redis({ host: '127.0.0.1', port }).on('error', () => undefined),
  );
  for (const sentinel of sentinels) {
    await waitFor('the Sentinels to know each other', async () => {
      const state = (await sentinel.call('SENTINEL', 'MASTER', NAME)) as string[];
      const valueOf = (key: string) => state[state.indexOf(key) + 1];
      return valueOf('num-other-sentinels') === '2' && valueOf('num-slaves') === '1';
    });
  }
  const clients = [primary, replica, ...sentinels];
  return {
    url: `redis+sentinel://:${password}@${watching.map((port) => `127.0.0.1:${port}`).join()}/${NAME}`,
    mistakenUrl: `redis://127.0.0.1:${watching[0]}`,
    primary,
    replica,
    stopReplication: async () => {
      await replica.config('SET', 'masterauth', 'another');
      await primary.call('CLIENT', 'KILL', 'TYPE', 'replica');
      await waitFor('the replica to lose its primary', () => linkIs('down'));
    },
    killPrimary: async () => {
      servers[0]?.kill('SIGKILL');
      if (servers[0]) await once(servers[0], 'exit');
    },
    close: async () => {
      for (const client of clients) client.disconnect();
      const running = servers.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
      for (const server of running) server.kill('SIGKILL');
      await Promise.all(running.map((server) => once(server, 'exit')));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
