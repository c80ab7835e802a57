import type { Shop } from '@shop/dev-stack';
import { descendants, processorMs } from './processes.ts';

/** Cost by name: CPU time in ms, unless stated otherwise. */
export type Costs = Map<string, number>;

const stores = ['mongod', 'redis'];

/** CPU time so far. */
export function costsOf(shop: Shop): Costs {
  return new Map(
    shop.processes.flatMap((managed) => {
      const pid = managed.pid();
      return pid ? [[managed.name, processorMs([pid, ...descendants(pid)])] as const] : [];
    }),
  );
}

/** CPU time since `before`, divided by `share`. */
export function costsSince(shop: Shop, before: Costs, share: number): Costs {
  return costsBetween(before, costsOf(shop), share);
}

/** Without background pictures, which belong to no request. */
export function withoutPictures(costs: Costs): Costs {
  return new Map([...costs].filter(([name]) => name !== 'image-worker'));
}

/** Differences divided by `share`. */
export function costsBetween(before: Costs, after: Costs, share: number): Costs {
  return new Map([...after].map(([name, cost]) => [name, (cost - (before.get(name) ?? 0)) / share]));
}

/** Sum of all processes. */
export function total(costs: Costs): number {
  return [...costs.values()].reduce((sum, cost) => sum + cost, 0);
}

/** Most expensive first: 'mongod 41, order 38, …'. */
export function described(costs: Costs): string {
  return [...costs]
    .filter(([, cost]) => cost >= 0.5)
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, cost]) => `${name} ${cost.toFixed(cost < 10 ? 1 : 0)}`)
    .join(', ');
}

/** MongoDB or Redis. */
export const isStore = (name: string): boolean => stores.includes(name);
