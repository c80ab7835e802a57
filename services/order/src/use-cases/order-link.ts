import { createHash, randomBytes } from 'node:crypto';
import { ShopError } from '@shop/service-kit';
import type { ChangeDeps } from '../deps.ts';
import type { StoredOrder } from '../domain/order.ts';

const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Token for an email link; only its digest is stored, by who caused the email. Decision 0026.
 * @throws `order-not-found`
 */
export async function newOrderLink(
  { orders }: Pick<ChangeDeps, 'orders'>,
  { orderID, isRequested = false }: { orderID: string; isRequested?: boolean },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const list = isRequested ? 'requestedLinkDigests' : 'linkDigests';
  if (!(await orders.addLink(orderID, digestOf(token), list)))
    throw new ShopError({ code: 'order-not-found' });
  return token;
}

export const findByLink = (
  { orders }: Pick<ChangeDeps, 'orders'>,
  { orderID, token }: { orderID: string; token: string },
): Promise<StoredOrder | null> => orders.findLinked(orderID, digestOf(token));
