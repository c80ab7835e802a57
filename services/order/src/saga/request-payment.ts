import type { StartedPayment, StartPaymentInput } from '@shop/contracts';
import { ShopError, toShopError } from '@shop/service-kit';
import type { CheckoutDeps } from '../deps.ts';
import { shipToOf } from '../domain/money/attempts.ts';
import type { Attempt, StoredLine, StoredOrder } from '../domain/order.ts';
import { lineCents } from '../domain/money/totals.ts';

const REST = 'Tilauksen puuttuva osuus';
const DELIVERY = 'Toimitus';

/**
 * Idempotent by the attempt's number.
 * @throws `paypal-unavailable`, `card-unavailable`
 */
export async function requestPayment(
  { payments, config, logger }: Pick<CheckoutDeps, 'config' | 'logger' | 'payments'>,
  order: StoredOrder,
  number: number,
  { provider, amountCents, shipTo, methods, isRest = false, isLinked = false }: Attempt,
): Promise<StartedPayment> {
  const page = `${config.PUBLIC_URL}/shop/${isLinked ? 'order' : 'payment-success'}`;
  const about = `${order.manual && !isLinked ? 'link=true&' : ''}orderID=${order._id}`;
  try {
    return await payments.start({
      orderID: order._id,
      attempt: number,
      provider,
      amountCents,
      lines: isRest ? [{ title: REST, quantity: 1, unitCents: amountCents }] : linesOf(order),
      returnUrl: `${page}?${provider === 'paypal' ? 'paypal=true&' : ''}${about}`,
      cancelUrl:
        isRest && !isLinked
          ? `${config.PUBLIC_URL}/shop/profile?order=${order._id}`
          : `${page}?cancelled=true&${about}`,
      ...(methods ? { methods } : {}),
      shipTo: shipTo ?? shipToOf(order.address, order.userName),
      expiresAt: order.expiresAt.toISOString(),
    });
  } catch (cause) {
    const { kind, retryAfterSeconds } = toShopError(cause);
    if (kind === 'conflict') throw cause;
    logger.warn({ err: cause, orderID: order._id }, 'a payment could not be started');
    throw new ShopError({
      code: provider === 'paypal' ? 'paypal-unavailable' : 'card-unavailable',
      cause,
      ...(retryAfterSeconds ? { retryAfterSeconds } : {}),
    });
  }
}

/** Lines include delivery and discounts, and sum to the amount. */
function linesOf({ lines, delivery, deliveryFeeCents }: StoredOrder): StartPaymentInput['lines'] {
  const goods = lines.map(asPosition);
  if (!delivery || deliveryFeeCents === 0) return goods;
  return [...goods, { title: `${DELIVERY}: ${delivery.name}`, quantity: 1, unitCents: deliveryFeeCents }];
}

/** Pieces with unequal discounted cents become one position. */
function asPosition(line: StoredLine): StartPaymentInput['lines'][number] {
  const { title, quantity } = line;
  const cents = lineCents(line);
  if (cents % quantity === 0) return { title, quantity, unitCents: cents / quantity };
  return { title: `${title}, ${quantity} kpl`, quantity: 1, unitCents: cents };
}
