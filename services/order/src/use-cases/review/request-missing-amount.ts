import { CURRENCY, eurosText, formatMoney } from '@shop/money';
import { newEvent, orderRestAsked } from '@shop/events';
import { ShopError } from '@shop/service-kit';
import type { ChangeDeps } from '../../deps.ts';
import type { StoredOrder } from '../../domain/order.ts';
import { partialCents, partialPaymentsOf } from '../../domain/money/partial-payments.ts';
import { restOf } from '../../domain/money/review-exits.ts';
import { changeOrder } from '../../saga/change-order.ts';
import { auditEvent } from '../audit-event.ts';
import { assertCurrent } from '../assert-current.ts';
import { assertPlaced } from '../get-order.ts';

/**
 * Asks the buyer for the rest of the price, by an email; the stock stays held. Repeating the amount changes nothing.
 * @throws `order-not-found`, `stale-version`, `rest-not-askable`
 */
export async function requestMissingAmount(
  deps: ChangeDeps,
  { admin, orderID, version }: { admin: { id: string; userName: string }; orderID: string; version: number },
): Promise<StoredOrder> {
  return changeOrder(deps, orderID, (read) => {
    assertPlaced(read);
    const cents = restOf(read);
    if (cents !== null && cents === read.restAsked?.cents) return null;
    assertCurrent(read, version);
    if (cents === null) throw new ShopError({ code: 'rest-not-askable' });
    const [at, by] = [deps.now(), admin.userName];
    return {
      set: { restAsked: { cents, by, at } },
      history: { at: at.toISOString(), by, what: `rest: ${eurosText(cents)} ${CURRENCY}` },
      event: newEvent(orderRestAsked, {
        orderID,
        at: at.toISOString(),
        restCents: cents,
        paidCents: partialCents(read, partialPaymentsOf(read)),
      }),
      audit: auditEvent(admin, read, {
        kind: 'order-rest-asked',
        at,
        changes: [{ field: 'sum', before: '', after: formatMoney(cents, CURRENCY) }],
      }),
    };
  });
}
