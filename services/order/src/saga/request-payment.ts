import { unitPriceCents, type StartedPayment, type StartPaymentInput } from '@shop/contracts';
import { ShopError, toShopError } from '@shop/service-kit';
import type { OrderDeps } from '../deps.ts';
import { shipToOf } from '../domain/attempts.ts';
import type { Attempt, StoredOrder } from '../domain/order.ts';

/** What the provider's page calls the part of a price that was missing. */
const REST = 'Tilauksen puuttuva osuus';

/**
 * Asks payment for an attempt's link. The same attempt may be asked for again: payment knows it by its number.
 * @throws ShopError `paypal-unavailable` or `card-unavailable` when the provider cannot be reached
 */
export async function requestPayment(
  { payments, config, logger }: Pick<OrderDeps, 'payments' | 'config' | 'logger'>,
  order: StoredOrder,
  number: number,
  { provider, amountCents, shipTo, isRest = false }: Attempt,
): Promise<StartedPayment> {
  const page = `${config.PUBLIC_URL}/shop/payment-success`;
  try {
    return await payments.start({
      orderID: order._id,
      attempt: number,
      provider,
      amountCents,
      lines: isRest ? [{ title: REST, quantity: 1, unitCents: amountCents }] : linesOf(order),
      returnUrl: `${page}?${provider === 'paypal' ? 'paypal=true&' : ''}orderID=${order._id}`,
      // Giving up the rest gives up nothing of the order.
      cancelUrl: isRest
        ? `${config.PUBLIC_URL}/shop/profile?order=${order._id}`
        : `${page}?cancelled=true&orderID=${order._id}`,
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

function linesOf({ lines }: StoredOrder): StartPaymentInput['lines'] {
  return lines.map((line) => ({
    title: line.title,
    quantity: line.quantity,
    unitCents: unitPriceCents(line),
  }));
}
