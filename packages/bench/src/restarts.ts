import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Shop } from '@shop/dev-stack';
import { newBuyer, stockUp, type Buyer } from '@shop/testing/buyer';
import { printTable } from './print-table.ts';

const VISITORS = 8;
const POLL_MS = 50;
const TRY_EVERY_MS = 100;
const GIVE_UP_MS = 60_000;

/** `cut`: during a request. */
type Met = { answered: number; refused: number; cut: number };
type Sentences = { waitFor: (sentence: string) => Promise<void>; take: (sentence: string) => void };

/** Waits for the shop's messages. */
export function sentences(): Sentences {
  const waiting = new Map<string, () => void>();
  return {
    take: (sentence) => {
      for (const [start, found] of waiting) if (sentence.startsWith(start)) found();
    },
    waitFor: async (sentence) => {
      await new Promise<void>((resolve) => waiting.set(sentence, resolve));
      waiting.delete(sentence);
    },
  };
}

/** Under load, process by process; then the whole shop. */
export async function measureRestarts(shop: Shop, output: Sentences): Promise<void> {
  if (!shop.accounts) return;
  const buyer = await newBuyer(shop.url, await stockUp(shop.url, shop.accounts, 1_000));
  const stored = [shop.stores.mongo.process, shop.stores.redis.process];
  const names = shop.processes.filter((managed) => !stored.includes(managed)).map(({ name }) => name);
  const visitors = startVisitors(shop.url);
  const rows: string[][] = [];
  for (const name of names) {
    const orderly = await restart(shop, output, buyer, visitors, { name, signal: 'SIGTERM' });
    const { met } = orderly;
    const seconds = [orderly.stopped, orderly.back, orderly.sells].map((ms) => (ms / 1000).toFixed(1));
    rows.push([name, ...seconds, `${met.answered}`, `${met.refused}`, `${met.cut}`]);
  }
  printTable(
    'Stopped under load (SIGTERM), seconds',
    ['', 'stopped', 'back', 'sells', 'answered', 'refused', 'cut'],
    rows,
  );
  rows.length = 0;
  for (const name of names) {
    const { back, sells } = await restart(shop, output, buyer, visitors, { name, signal: 'SIGKILL' });
    rows.push([name, (back / 1000).toFixed(1), (sells / 1000).toFixed(1), '6']);
  }
  printTable('Killed under load (SIGKILL), seconds', ['', 'back', 'sells', 'bound'], rows);
  const started = performance.now();
  await shop.stop();
  const seconds = (performance.now() - started) / 1000;
  await visitors.stop();
  printTable('The whole shop stopped under load', ['seconds', 'bound'], [[seconds.toFixed(1), '6']]);
}

async function restart(
  shop: Shop,
  output: Sentences,
  buyer: Buyer,
  visitors: ReturnType<typeof startVisitors>,
  { name, signal }: { name: string; signal: 'SIGTERM' | 'SIGKILL' },
) {
  visitors.reset();
  const started = performance.now();
  const since = () => performance.now() - started;
  const stopped = output.waitFor(`${name} stopped (`).then(since);
  const back = output.waitFor(`${name} is back.`).then(since);
  shop.kill(name, signal);
  const times = { stopped: await stopped, sells: await untilSold(buyer).then(since), back: await back };
  return { ...times, met: visitors.met() };
}

async function untilSold(buyer: Buyer): Promise<void> {
  const until = performance.now() + GIVE_UP_MS;
  while (
    !(await buyer.buy('stripe').then(
      () => true,
      () => false,
    ))
  ) {
    if (performance.now() > until) throw new Error('the shop did not sell again');
    await pause(TRY_EVERY_MS);
  }
}

function startVisitors(shopUrl: string) {
  const paths = [
    '/shop/home',
    '/shop/listing',
    '/api/shop/product/get?limit=24',
    '/api/shop/search/villapaita',
  ];
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS });
  let met: Met = { answered: 0, refused: 0, cut: 0 };
  const leaving = new AbortController();
  const visit = async (index: number) => {
    for (let step = index; !leaving.signal.aborted; step += 1) {
      met[await ask(shopUrl + paths[step % paths.length], agent)] += 1;
      await pause(POLL_MS);
    }
  };
  const visits = Array.from({ length: VISITORS }, (_, index) => visit(index));
  return {
    met: () => met,
    reset: () => void (met = { answered: 0, refused: 0, cut: 0 }),
    stop: async () => {
      leaving.abort();
      await Promise.all(visits);
      agent.destroy();
    },
  };
}

/** Refused connections and 5xx are announced; a cut one loses a request. */
function ask(url: string, agent: Agent): Promise<keyof Met> {
  return new Promise((resolve) => {
    const asking = get(url, { agent }, (response) => {
      response.on('error', () => resolve('cut'));
      response.on('end', () => resolve((response.statusCode ?? 500) < 500 ? 'answered' : 'refused'));
      response.resume();
    });
    asking.on('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' ? 'refused' : 'cut'),
    );
  });
}
