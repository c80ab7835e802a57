import type { RefundReason, RefundRequest } from '@shop/contracts';
import { formatMoney } from '@shop/money';
import { ShopError } from '@shop/service-kit';
import type { OrderDeps } from '../deps.ts';
import { IMPORTED, type StoredOrder, type StoredRefund } from '../domain/order.ts';
import { planRefund, type RefundWish } from '../domain/refund-plan.ts';
import { owesStock, refundEntry, requestedRefund } from '../domain/refund-record.ts';
import { automaticReasons, capturedOf, leftTogether, nextRefundIds, payersOf } from '../domain/refunds.ts';
import { splitRefund } from '../domain/split-refund.ts';
import { assertSameCall, markOf, type CallMark } from '../saga/idempotency-key.ts';
import { changeOrder } from '../saga/change-order.ts';
import { driveOrder } from '../saga/drive-order.ts';
import { refundEvent } from '../saga/record-money.ts';
import { dueForStock } from '../saga/return-stock.ts';
import { assertPlaced } from './get-order.ts';

type Asked = {
  admin: { id: string; userName: string };
  orderID: string;
  request: RefundRequest;
  /** The call's Idempotency-Key: sent again, it is answered by the order as it is. */
  key?: string | undefined;
};

/**
 * The maker sends money of an order back: all that is left of a payment, pieces of its lines, or a sum. It is written
 * down first, so that its money counts as gone before any provider hears of it, and no two refunds can be of the same
 * cent. Its pieces go back on sale, if so asked, at once.
 * @throws ShopError `order-not-found`, `stale-version`, `order-not-paid`, `payment-not-found`, `refund-elsewhere`; `busy`
 *   while the payment's order is not finished, `payment-unknown` where nobody knows what came, `refund-too-much`
 */
export async function requestRefund(deps: OrderDeps, asked: Asked): Promise<StoredOrder> {
  const { admin, orderID, request, key } = asked;
  const mark = key === undefined ? undefined : markOf(admin.id, key, [orderID, request]);
  const order = await changeOrder(deps, orderID, (read) => {
    assertPlaced(read);
    if (mark && isKnown(read, mark)) return null;
    if (request.version !== read.version) throw new ShopError({ code: 'stale-version' });
    const made = newRefunds(read, asked, deps.now()).map((refund) => ({ ...refund, ...mark }));
    const ids = nextRefundIds(read, made.length);
    const named = made.map((refund, place) => [ids[place] ?? '', refund] as const);
    const [event, ...moreEvents] = named.map(([refundId, refund]) => refundEvent(read, refundId, refund));
    return {
      set: {
        refunds: { ...read.refunds, ...Object.fromEntries(named) },
        ...(made.some(owesStock) ? dueForStock(deps.now()) : {}),
      },
      history: made.map((refund) => refundEntry(refund, deps.now())),
      ...(event ? { event, moreEvents } : {}),
    };
  });
  return driveOrder(deps, order).catch((err: unknown) => {
    deps.logger.warn({ err, orderID }, 'pieces of a refund are not back on sale yet; the sweeper goes on');
    return order;
  });
}

function isKnown({ refunds = {} }: StoredOrder, mark: CallMark): boolean {
  const known = Object.values(refunds).find(({ key }) => key === mark.key);
  if (known) assertSameCall(known, mark);
  return known !== undefined;
}

/** One for each payment that the money is taken from; mostly that is one. */
function newRefunds(order: StoredOrder, { admin, request }: Asked, now: Date): StoredRefund[] {
  const paymentId = paymentToReturn(order, request.paymentId);
  const [captured, left] = [capturedOf(order, paymentId), leftTogether(order, paymentId)];
  if (!captured || left === null) throw new ShopError({ code: 'payment-unknown' });
  const { currency } = captured;
  const plan = planRefund(order, paymentId, wishOf(order, request));
  if (!plan) throw tooMuch(formatMoney(left, currency));
  const reason = reasonOf(order, paymentId);
  const by = admin.userName;
  return splitRefund(order, paymentId, plan).map((part) =>
    requestedRefund({ ...part, currency, reason, by, note: request.note }, now),
  );
}

/** Which payment is meant, where its money may move: what paid an order only once that order is finished. */
function paymentToReturn(order: StoredOrder, asked: string | undefined): string {
  const isPayer = asked === undefined || payersOf(order).includes(asked);
  const paymentId = isPayer ? order.paidBy : asked;
  if (!paymentId) throw new ShopError({ code: 'order-not-paid' });
  if (paymentId === IMPORTED) throw new ShopError({ code: 'refund-elsewhere' });
  const isDecided = paymentId === order.paidBy ? order.saga === 'committed' : order.review[paymentId];
  if (isDecided) return paymentId;
  const isKnownMoney = paymentId === order.paidBy || paymentId === order.late?.paymentId;
  throw new ShopError({ code: isKnownMoney ? 'busy' : 'payment-not-found' });
}

function reasonOf({ paidBy, review }: StoredOrder, paymentId: string): RefundReason {
  const note = review[paymentId];
  if (paymentId === paidBy || !note) return 'maker';
  return automaticReasons[note.reason] ?? 'mismatch';
}

/** The wish with its lines found in the order; what is not there is more than there is. */
function wishOf(
  { lines }: StoredOrder,
  { kind, sum = 0, delivery, restock, ...asked }: RefundRequest,
): RefundWish {
  const wanted = new Map<number, number>();
  for (const { productID, size, variant, quantity } of asked.lines) {
    const place = lines.findIndex(
      (line) => line.productID === productID && line.size === size && line.variant === variant,
    );
    wanted.set(place, (wanted.get(place) ?? 0) + quantity);
  }
  return {
    kind,
    delivery,
    restock,
    cents: sum,
    lines: [...wanted].map(([line, quantity]) => ({ line, quantity })),
  };
}

function tooMuch(left: string): ShopError {
  const message = `Niin paljon ei ole enää palautettavana. Maksusta on jäljellä ${left}.`;
  return new ShopError({ code: 'refund-too-much', message });
}
