import type { OrderStatus } from '@shop/shop-rules';

/** Any status may follow any other; unusual moves are confirmed on the screen and logged. */
export const adminMoves: Record<
  OrderStatus,
  {
    usualFrom: readonly OrderStatus[];
    onlyPaid?: true;
    needsMoney?: true;
    /** On an unpaid order: closes its attempts and frees its stock. */
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

export const SHIPPED: readonly OrderStatus[] = ['inShipping', 'delivered'];

export function isUnusual(from: OrderStatus, to: OrderStatus, isPaid: boolean): boolean {
  const move = adminMoves[to];
  return !move.usualFrom.includes(from) || (move.needsMoney === true && !isPaid);
}
