import { ShopError } from '@shop/service-kit';
import type { StoredOrder } from '../domain/order.ts';
import { isCurrent } from '../domain/decision-version.ts';

export function assertCurrent(order: StoredOrder, version: number): void {
  if (!isCurrent(order, version)) throw new ShopError({ code: 'stale-version' });
}
