import { orderStatuses, type OrderStatus } from '@shop/shop-rules/order-status';
import { texts } from '../../texts/fi.ts';
import type { OrderMoney } from '../warnings/money-trouble.ts';
import { isGivenUp, groupedMoveWarnings } from '../warnings/change-warnings.ts';
import type { OrderRecord } from '../../providers/order-record.ts';

type Movable = OrderMoney & Pick<OrderRecord, 'id' | 'orderNumber' | 'version' | 'refundable'>;

export type MovePlan = {
  to: OrderStatus;
  moving: Movable[];
  from: { status: OrderStatus; count: number }[];
  already: number;
  warnings: { warning: string; ids: string[] }[];
  givenUp: string[];
  refundable: { ids: string[]; cents: number };
};

export function planMove(orders: readonly Movable[], to: OrderStatus): MovePlan {
  const moving = orders.filter(({ orderStatus }) => orderStatus !== to);
  const countOf = (status: OrderStatus) => moving.filter(({ orderStatus }) => orderStatus === status).length;
  return {
    to,
    moving,
    from: orderStatuses
      .map((status) => ({ status, count: countOf(status) }))
      .filter(({ count }) => count > 0),
    already: orders.length - moving.length,
    warnings: groupedMoveWarnings(moving, to),
    givenUp: moving.filter((order) => isGivenUp(order, to)).map(({ id }) => id),
    refundable: refundableOf(to === 'rejected' ? moving : []),
  };
}

function refundableOf(orders: readonly Movable[]): MovePlan['refundable'] {
  const centsOf = ({ refundable }: Movable) => Math.round((refundable?.amount ?? 0) * 100);
  const paid = orders.filter((order) => centsOf(order) > 0);
  return { ids: paid.map(({ id }) => id), cents: paid.reduce((sum, order) => sum + centsOf(order), 0) };
}

export function moveWords(plan: MovePlan | undefined): { question: string; confirm: string } {
  const count = plan?.moving.length ?? 0;
  const { move, moveQuestion, nothingToMove, reject, rejectQuestion } = texts.orders;
  if (count === 0) return { question: nothingToMove, confirm: move };
  return plan?.to === 'rejected'
    ? { question: rejectQuestion(count), confirm: reject(count) }
    : { question: moveQuestion(count), confirm: move };
}

const MAX_NAMES = 5;

/** Such as 'LL-2611-0042, LL-2611-0043 ja 3 muuta'. */
export function namesOf(
  ids: readonly string[],
  orders: readonly Pick<Movable, 'id' | 'orderNumber'>[],
): string {
  const numberOf = (id: string) => orders.find((order) => order.id === id)?.orderNumber ?? id;
  const named = ids.slice(0, MAX_NAMES).map(numberOf).join(', ');
  return ids.length > MAX_NAMES ? `${named} ${texts.list.andMore(ids.length - MAX_NAMES)}` : named;
}
