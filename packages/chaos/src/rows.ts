import { setTimeout as pause } from 'node:timers/promises';
import { expiredAndPayable } from '@shop/payment-sandbox';
import { cutting, failingProviders, freezing, oneByOne, killing, type Fault } from './faults.ts';
import { filling, fillingDisk, forgetting, picturing, scaling, shifting } from './long-faults.ts';
import type { Mix } from './shopping.ts';

export type Row = {
  name: string;
  what: string;
  fault: Fault;
  mix?: Mix;
  onSmallDisk?: boolean;
  isLong?: boolean;
  restMs?: number;
};

const SECOND = 1_000;
/** Without pauses eight buyers would place ten thousand orders in ten minutes. */
const REST_MS = 10 * SECOND;
const services = ['account', 'catalog', 'cart', 'order', 'payment', 'payment-worker', 'gateway'];
const besides = ['email', 'storefront', 'image-worker', 'payment-sandbox'];
const all: Mix = { card: 2, paypal: 2, closed: 2, both: 2, tabs: 1, cancel: 1, regret: 1 };

/** @param seconds of each outage */
export function outages(seconds: number): Row[] {
  const away = (name: string, who: string, line: Parameters<typeof cutting>[0]): Row => ({
    name,
    what: `${who} away for ${seconds} s`,
    fault: cutting(line, 'refusing', seconds * SECOND),
    isLong: true,
    restMs: REST_MS,
  });
  return [
    away('provider-outage', 'both providers', 'providers'),
    away('database-outage', 'MongoDB', 'mongo'),
    away('redis-outage', 'Redis', 'redis'),
  ];
}

export const rows: readonly Row[] = [
  {
    name: 'worker-killed',
    what: 'payment-worker killed six times while PayPal holds each capture for 300 ms',
    fault: async (faulty, random) => {
      await faulty.play({ match: '/capture', behaviour: 'hold', ms: 300, times: 10_000 });
      await killing(['payment-worker'], 6)(faulty, random);
      await faulty.stopPlaying();
    },
    mix: { paypal: 2, closed: 2, both: 1 },
  },
  { name: 'services-killed', what: 'every service killed in turn', fault: killing(services) },
  {
    name: 'others-killed',
    what: 'email, storefront, image worker and the providers’ stand-in killed in turn',
    fault: killing(besides),
  },
  {
    name: 'pictures',
    what: 'image worker killed four times while it makes picture sizes; every picture is shown in the end',
    fault: picturing,
  },
  {
    name: 'worker-frozen',
    what: 'payment-worker frozen for 20 s while PayPal holds each capture for 300 ms, then resumed',
    fault: async (faulty, random) => {
      await faulty.play({ match: '/capture', behaviour: 'hold', ms: 300, times: 10_000 });
      await freezing(['payment-worker'], 20 * SECOND)(faulty, random);
      await faulty.stopPlaying();
    },
    mix: { paypal: 2, closed: 2, both: 1 },
  },
  {
    name: 'services-frozen',
    what: 'every service frozen for 5 s in turn',
    fault: freezing(services, 5 * SECOND),
  },
  { name: 'redis-away', what: 'Redis away for 30 s', fault: cutting('redis', 'refusing', 30 * SECOND) },
  {
    name: 'redis-lost',
    what: 'all data in Redis lost eight times, twice followed by a kill',
    fault: forgetting,
  },
  { name: 'redis-full', what: 'Redis refuses writes for 15 s, as when its memory is full', fault: filling },
  {
    name: 'redis-slow',
    what: 'Redis answers after two seconds for 15 s, then not at all for 10 s',
    fault: oneByOne(cutting('redis', 2 * SECOND, 15 * SECOND), cutting('redis', 'silent', 10 * SECOND)),
  },
  {
    name: 'database-frozen',
    what: 'MongoDB frozen for 10 s, and unreachable for 10 s',
    fault: oneByOne(freezing(['mongod'], 10 * SECOND), cutting('mongo', 'refusing', 10 * SECOND)),
  },
  { name: 'database-killed', what: 'MongoDB killed three times', fault: killing(['mongod'], 3) },
  {
    name: 'database-slow',
    what: 'MongoDB answers 150 ms late for 20 s',
    fault: cutting('mongo', 150, 20 * SECOND),
  },
  {
    name: 'disk-full',
    what: 'the disk of MongoDB and Redis is full for 20 s',
    fault: fillingDisk,
    onSmallDisk: true,
  },
  {
    name: 'provider-failures',
    what: 'providers answer 500, 503, 429, late, cut off or not at all (before or after they act), and lose tokens, at every call',
    fault: failingProviders,
  },
  {
    name: 'provider-away',
    what: 'both providers refuse connections for 20 s, then accept them without an answer for 20 s',
    fault: oneByOne(
      cutting('providers', 'refusing', 20 * SECOND),
      cutting('providers', 'silent', 20 * SECOND),
    ),
  },
  ...outages(600),
  {
    name: 'webhooks-lost',
    what: 'no webhook arrives for 40 s',
    fault: cutting('webhooks', 'refusing', 40 * SECOND),
    mix: { card: 3, closed: 3 },
  },
  {
    name: 'money-late',
    what: 'buyers pay after they gave up; Stripe reports the session as closed, and still takes the money',
    fault: async (faulty) => {
      await faulty.play(expiredAndPayable(10_000));
      await pause(15 * SECOND);
      await faulty.stopPlaying();
    },
    mix: { regret: 2, card: 1 },
  },
  {
    name: 'paid-twice',
    what: 'every buyer pays with both providers at once, in one or two tabs; services killed in turn',
    fault: killing(['order', 'payment', 'payment-worker']),
    mix: { both: 3, tabs: 1 },
  },
  { name: 'workers-scaled', what: 'payment workers 1 → 8 → 0 → 3', fault: scaling },
  {
    name: 'clocks',
    what: 'the clocks of order and payment 20 s ahead, 20 s behind, 10 minutes ahead, then 10 behind',
    fault: shifting,
    mix: all,
  },
];
