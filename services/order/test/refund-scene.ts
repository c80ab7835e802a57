import type { Order } from '@shop/contracts';
import { anAdmin, aProduct, someYarn, type ApiAnswer } from '@shop/testing';
import type { StoredOrder } from '../src/domain/order.ts';
import type { OrderHarness, Shopper } from './order-harness.ts';

type Outbox = { outbox?: { name: string; payload: { refundId: string } }[] } | null;

export const admin = anAdmin({ userName: 'Liisa Lanka' });

/** Pieces of a line, as they were ordered: a jumper in its first size, yarn in its one. */
export const piece = (productID: string, quantity: number, size = 'XS') => ({
  productID,
  size,
  variant: 1,
  quantity,
});
export const ball = (productID: string, quantity: number) => piece(productID, quantity, 'ONE');

/** Shared steps of refund tests. */
export function refundScene(harness: OrderHarness) {
  const send = (orderID: string, body: object, headers?: Record<string, string>): Promise<ApiAnswer> =>
    harness.api.as(admin)('POST', `/api/admin/rest/orders/${orderID}/refunds`, body, headers);
  return {
    send,
    /** Asks for a refund of the order as it is now. */
    refund: async (orderID: string, fields: object): Promise<ApiAnswer> => {
      const { version } = await harness.stored(orderID);
      return send(orderID, { version, ...fields });
    },
    /** Writes down that what is owed of a failed refund was paid another way. */
    paidElsewhere: async (orderID: string, fields: object): Promise<ApiAnswer> => {
      const version = (await harness.stored(orderID)).version;
      const path = `/api/admin/rest/orders/${orderID}/refunds/elsewhere`;
      return harness.api.as(admin)('POST', path, { version, ...fields });
    },
    /** What payment is asked to send back. */
    asked: async (orderID: string) =>
      ((await harness.deps.model.findById(orderID).lean<Outbox>())?.outbox ?? [])
        .filter(({ name }) => name === 'refund-requested')
        .map(({ payload }) => payload),
    seenBy: async ({ user }: Shopper, orderID: string): Promise<Order> =>
      (await harness.api.as(user)('GET', `/api/shop/purchase/order-details/${orderID}`)).body.data,
    /** A paid order of two jumpers and two balls of yarn. */
    paid: async (): Promise<{ order: StoredOrder; shopper: Shopper; jumper: string; yarn: string }> => {
      const [jumper, yarn] = [harness.stock.put(aProduct()), harness.stock.put(someYarn())];
      const shopper = harness.shopper([jumper, yarn], 2);
      const { _id } = await harness.placed(shopper);
      await harness.report(harness.payments.turn(`${_id}_1`, 'paid'));
      return { order: await harness.stored(_id), shopper, jumper: jumper._id, yarn: yarn._id };
    },
  };
}
