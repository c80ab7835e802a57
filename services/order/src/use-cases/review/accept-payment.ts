import { newEvent, orderMoneyAccepted } from '@shop/events';
import { ShopError } from '@shop/service-kit';
import type { SagaDeps } from '../../deps.ts';
import type { StoredOrder } from '../../domain/order.ts';
import { acceptMoney, acceptRefusal, type AcceptRefusal } from '../../domain/money/review-exits.ts';
import { changeOrder } from '../../saga/change-order.ts';
import { driveOrder } from '../../saga/drive-order.ts';
import { moneyChange } from '../../saga/record-money.ts';
import { auditEvent } from '../audit-event.ts';
import { assertCurrent } from '../assert-current.ts';
import { assertPlaced } from '../get-order.ts';

export type ReviewDecision = {
  admin: { id: string; userName: string };
  orderID: string;
  paymentId: string;
  version: number;
  text: string;
};

/**
 * Decision 0023.
 * @throws `order-not-found`, `payment-not-found`, `stale-version`, `payment-unknown`, `payment-not-acceptable`, `busy`
 */
export async function acceptPayment(deps: SagaDeps, accepting: ReviewDecision): Promise<StoredOrder> {
  const { admin, orderID, paymentId, version, text } = accepting;
  const order = await changeOrder(deps, orderID, (read) => {
    assertPlaced(read);
    const note = read.review[paymentId];
    if (!note) throw new ShopError({ code: 'payment-not-found' });
    if (note.accepted) return null;
    assertCurrent(read, version);
    const refusal = acceptRefusal(read, paymentId);
    if (refusal) throw refusals[refusal]();
    const effect = acceptMoney(read, paymentId, { by: admin.userName, at: deps.now(), text });
    const audit = auditEvent(admin, read, {
      kind: 'order-money-accepted',
      at: deps.now(),
      personal: { note: text },
    });
    // Money that confirms the order has order-confirmed instead.
    const acceptedEvent = read.paidBy ? { event: newEvent(orderMoneyAccepted, { orderID, paymentId }) } : {};
    return effect && { ...moneyChange(read, effect), ...acceptedEvent, audit };
  });
  return driveOrder(deps, order).catch((err: unknown) => {
    deps.logger.warn(
      { err, orderID },
      'an order paid by accepted money is not finished; the sweeper goes on',
    );
    return order;
  });
}

const because = (message: string) => () => new ShopError({ code: 'payment-not-acceptable', message });

const refusals: Record<AcceptRefusal, () => ShopError> = {
  unknown: () => new ShopError({ code: 'payment-unknown' }),
  busy: () => new ShopError({ code: 'busy' }),
  nothing: because('Maksusta ei ole tullut rahaa, joten sitä ei voi hyväksyä.'),
  currency: because('Maksu on toisessa valuutassa, joten sen voi vain palauttaa.'),
  returned: because('Maksua on palautettu tai se on riitautettu, joten sitä ei voi hyväksyä.'),
  rejected: because('Tilaus on peruutettu. Vaihda ensin sen tila, jos haluat hyväksyä maksun.'),
};
