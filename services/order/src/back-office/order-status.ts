import type { OrderStatus } from '@shop/shop-rules';

/**
 * What the admin may do. Every status can be chosen from every other one; what is `usual` happens quietly, the
 * rest is asked about on the screen and logged here.
 */
export const adminMoves: Record<
  OrderStatus,
  {
    /** The statuses from which this one usually follows. */
    usualFrom: readonly OrderStatus[];
    /** Refused while the order is not paid. */
    onlyPaid?: true;
    /** Unusual while the order is not paid. */
    needsMoney?: true;
    /** On an unpaid order: closes the ways to pay and frees the stock. */
    closesUnpaid?: true;
  }
> = {
  pending: { usualFrom: ['pending'] },
  confirmed: { usualFrom: ['pending', 'confirmed'], onlyPaid: true },
  inProcess: { usualFrom: ['confirmed', 'inProcess'], needsMoney: true },
  inShipping: { usualFrom: ['confirmed', 'inProcess', 'inShipping'], needsMoney: true },
  delivered: { usualFrom: ['inShipping', 'delivered'], needsMoney: true },
  rejected: { usualFrom: ['pending', 'confirmed', 'inProcess', 'rejected'], closesUnpaid: true },
};

/** Whose parcel is no longer in the maker's hands. */
export const LEFT: readonly OrderStatus[] = ['inShipping', 'delivered'];

/** Whether a move is one that a person should think about twice. */
export function isUnusual(from: OrderStatus, to: OrderStatus, isPaid: boolean): boolean {
  const move = adminMoves[to];
  return !move.usualFrom.includes(from) || (move.needsMoney === true && !isPaid);
}
