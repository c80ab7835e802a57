import type { PaymentProvider } from '@shop/contracts';
import { ShopError } from '@shop/service-kit';
import { offeredMethods } from '../domain/money/attempts.ts';
import type { StoredOrder } from '../domain/order.ts';
import { alreadyPaid } from '../saga/already-paid.ts';
import { startAttempt } from '../saga/start-attempt.ts';
import { getOrder } from '../use-cases/get-order.ts';
import type { Admin, ManualOrderDeps } from './deps.ts';

export async function getManualOrder(
  deps: Pick<ManualOrderDeps, 'orders'>,
  orderID: string,
): Promise<StoredOrder> {
  const order = await getOrder(deps, orderID);
  if (!order.manual) throw new ShopError({ code: 'order-not-found' });
  return order;
}

type LinkInput = { admin: Admin; orderID: string; provider: PaymentProvider };

/** A link that still works is returned again. */
export async function createPaymentLink(
  deps: ManualOrderDeps,
  { admin, orderID, provider }: LinkInput,
): Promise<string> {
  const order = await getManualOrder(deps, orderID);
  if (order.paidBy) throw alreadyPaid(order);
  return deps.auditLog.during({ kind: 'order-link-made', by: admin.id, about: orderID }, async () => {
    const { payments } = await deps.catalog.settings();
    const { address } = order;
    return startAttempt(deps, order, { provider, address, methods: offeredMethods(payments) });
  });
}
