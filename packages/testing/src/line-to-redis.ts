import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

type LineToRedis = {
  /** What leads over the line. */
  url: string;
  /** From here on it takes what it is sent and says nothing; who connects anew is heard. */
  silence: () => void;
  cut: () => Promise<void>;
  /** Opens it again, on the same port. */
  mend: () => Promise<void>;
};

/** A line to Redis that can be closed, and opened on the same port. */
export async function lineToRedis(redisUrl: string): Promise<LineToRedis> {
  const url = new URL(redisUrl);
  const { hostname, port } = url;
  const held = new Set<Socket>();
  const line = createServer((one) => {
    const other = connect(Number(port), hostname);
    for (const end of [one, other]) end.on('error', () => end.destroy());
    one.pipe(other).pipe(one);
    held.add(one).add(other);
  });
  const open = async (on = 0) => void (await once(line.listen(on, '127.0.0.1'), 'listening'));
  await open();
  const { port: own } = line.address() as AddressInfo;
  url.host = `127.0.0.1:${own}`;
  return {
    url: url.href,
    silence: () => held.forEach((end) => end.pause().unpipe()),
    cut: async () => {
      const closed = once(line, 'close');
      line.close();
      held.forEach((end) => end.destroy());
      held.clear();
      await closed;
    },
    mend: () => open(own),
  };
}
