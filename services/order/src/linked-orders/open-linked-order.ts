import type { OrderLink } from '@shop/contracts';
import { ShopError } from '@shop/service-kit';
import { linkEnd } from '../domain/after-sales/link-end.ts';
import type { StoredOrder } from '../domain/order.ts';
import { isBuyerProven } from '../use-cases/is-address-proven.ts';
import { findByLink } from '../use-cases/order-link.ts';
import type { LinkedOrderDeps } from './deps.ts';

/** @throws `not-found` while the shop has switched order links off */
export async function assertOrderLinks({ catalog }: Pick<LinkedOrderDeps, 'catalog'>): Promise<void> {
  if (!(await catalog.settings()).orderLinks) throw new ShopError({ code: 'not-found' });
}

/**
 * The order of an email's link.
 * @throws `not-found`, `order-link-unknown`
 */
export async function openLinkedOrder(
  deps: Pick<LinkedOrderDeps, 'account' | 'buyers' | 'catalog' | 'now' | 'orders'>,
  link: OrderLink,
): Promise<StoredOrder> {
  await assertOrderLinks(deps);
  const order = await findByLink(deps, link);
  // A deleted account's finished order keeps no email address.
  if (!order?.placedAt || order.email === '' || linkEnd(order) <= deps.now())
    throw new ShopError({ code: 'order-link-unknown' });
  // The withdrawal link of the same email goes to unproven addresses too.
  if (!(await isBuyerProven(deps, order))) throw new ShopError({ code: 'order-link-unknown' });
  return order;
}
