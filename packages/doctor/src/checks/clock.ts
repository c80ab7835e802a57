import { wrong, type Examined } from '../finding.ts';
import type { Shop } from '../shop.ts';

/** `from`, `until`: time of reading it here, in ms. */
type Reading = { whose: string; reads: number; from: number; until: number };

/** Half of what tokens between services tolerate (30 s). */
const LIMIT_MS = 15_000;

/** Against this machine's. */
export async function examineMongoClock({ mongo }: Pick<Shop, 'mongo'>): Promise<Examined> {
  const from = Date.now();
  const { localTime } = (await mongo.db('admin').command({ hello: 1 })) as unknown as { localTime: Date };
  return compare([{ whose: 'MongoDB', reads: localTime.getTime(), from, until: Date.now() }]);
}

/** Against this machine's. */
export async function examineRedisClock({ redis }: Pick<Shop, 'redis'>): Promise<Examined> {
  const from = Date.now();
  const [seconds = 0, micros = 0] = (await redis.time()).map(Number);
  const reads = seconds * 1_000 + Math.floor(micros / 1_000);
  return compare([{ whose: 'Redis', reads, from, until: Date.now() }]);
}

/** By their answers' dates, against this machine's. */
export function examineProcessClocks({ answers }: Pick<Shop, 'answers'>): Examined {
  const readings = answers.flatMap(({ name, clock }) => (clock ? [{ whose: name, ...clock }] : []));
  if (readings.length > 0) return compare(readings);
  return { area: 'clock', checked: '', problems: [], why: 'no process answers' };
}

function compare(readings: Reading[]): Examined {
  const differences = readings.map((reading) => ({ ...reading, offMs: differenceMs(reading) }));
  const most = Math.max(0, ...differences.map(({ offMs }) => Math.abs(offMs)));
  const [only, ...others] = readings;
  const subject = only && others.length === 0 ? only.whose : `${readings.length} processes`;
  return {
    area: 'clock',
    checked: `${subject} ${(most / 1_000).toFixed(1)} s`,
    problems: differences
      .filter(({ offMs }) => Math.abs(offMs) > LIMIT_MS)
      .map(({ whose, offMs }) =>
        wrong(
          `The clock of ${whose} is ${Math.round(Math.abs(offMs) / 1_000)} s ${offMs > 0 ? 'ahead of' : 'behind'} this machine's: from 30 s on, services refuse each other's calls, and holds and links end at the wrong time.`,
          'Synchronise all machines with NTP (timedatectl, chronyc tracking).',
        ),
      ),
  };
}

/** 0 within the time of the call. */
const differenceMs = ({ reads, from, until }: Reading): number =>
  reads < from ? reads - from : Math.max(0, reads - until);
