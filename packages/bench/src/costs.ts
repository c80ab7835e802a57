import type { Shop } from '@shop/dev-stack';
import { descendants, processorMs } from './processes.ts';

/** The processor time of each process so far, in milliseconds; or another cost, of whatever has one. */
export type Costs = Map<string, number>;

const stores = ['mongod', 'redis'];

/** What every process of a shop has used so far, by name; a server that was there before is not among them. */
export function costsOf(shop: Shop): Costs {
  return new Map(
    shop.processes.flatMap((one) => {
      const pid = one.pid();
      return pid ? [[one.name, processorMs([pid, ...descendants(pid)])] as const] : [];
    }),
  );
}

/** What each process has used since, divided by so many. */
export function costsSince(shop: Shop, before: Costs, share: number): Costs {
  return costsBetween(before, costsOf(shop), share);
}

/** Without the pictures that are made in the background, which belong to no request and no purchase. */
export function withoutPictures(costs: Costs): Costs {
  return new Map([...costs].filter(([name]) => name !== 'image-worker'));
}

/** What each has used between two looks, divided by so many. */
export function costsBetween(before: Costs, after: Costs, share: number): Costs {
  return new Map([...after].map(([name, cost]) => [name, (cost - (before.get(name) ?? 0)) / share]));
}

/** What all have used together. */
export function total(costs: Costs): number {
  return [...costs.values()].reduce((sum, cost) => sum + cost, 0);
}

/** The dearest first: 'mongod 41, order 38, …'; what costs next to nothing is left out. */
export function described(costs: Costs): string {
  return [...costs]
    .filter(([, cost]) => cost >= 0.5)
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, cost]) => `${name} ${cost.toFixed(cost < 10 ? 1 : 0)}`)
    .join(', ');
}

/** Whether it is MongoDB or Redis, whose cost does not depend on our code's rest alone. */
export const isStore = (name: string): boolean => stores.includes(name);
