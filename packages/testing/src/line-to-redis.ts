import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

type LineToRedis = {
  url: string;
  /** Open connections get no answers; new ones work. */
  silence: () => void;
  /** Closes all connections and refuses new ones. */
  cut: () => void;
  mend: () => void;
  close: () => Promise<void>;
};

/** A proxy to Redis that tests can interrupt. It keeps its port, so that no other process takes it. */
export async function lineToRedis(redisUrl: string): Promise<LineToRedis> {
  const url = new URL(redisUrl);
  const { hostname, port } = url;
  const sockets = new Set<Socket>();
  let isCut = false;
  const line = createServer((client) => {
    if (isCut) return void client.destroy();
    const redis = connect(Number(port), hostname);
    for (const end of [client, redis]) end.on('error', () => end.destroy());
    client.pipe(redis).pipe(client);
    sockets.add(client).add(redis);
  });
  await once(line.listen(0, '127.0.0.1'), 'listening');
  url.host = `127.0.0.1:${(line.address() as AddressInfo).port}`;
  const cut = () => {
    isCut = true;
    sockets.forEach((end) => end.destroy());
    sockets.clear();
  };
  return {
    url: url.href,
    silence: () => sockets.forEach((end) => end.pause().unpipe()),
    cut,
    mend: () => void (isCut = false),
    close: async () => {
      cut();
      await once(line.close(), 'close');
    },
  };
}
