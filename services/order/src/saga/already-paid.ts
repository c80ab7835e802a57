import { ShopError } from '@shop/service-kit';
import type { StoredOrder } from '../domain/order.ts';
import { IN_REVIEW } from '../domain/saga.ts';

const CHECKING = 'Tilauksen maksua tarkistetaan vielä.';

/** Names the order that has money, or may get some, so that the screen can show it. */
export function alreadyPaid({ _id: orderID, saga }: Pick<StoredOrder, '_id' | 'saga'>): ShopError {
  return new ShopError({
    code: 'order-already-paid',
    ...(saga === IN_REVIEW || saga === 'closing' ? { message: CHECKING } : {}),
    data: { orderID },
  });
}

export function isAlreadyPaid(error: unknown): boolean {
  return error instanceof ShopError && error.code === 'order-already-paid';
}
