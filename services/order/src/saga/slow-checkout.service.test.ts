import { aProduct } from '@shop/testing';
import { expect, test } from 'vitest';
import type { StoredOrder } from '../domain/order.ts';
import { sweepDueOrders } from '../sweepers/due-orders.ts';
import { placeOrder, type PlacedOrder } from '../use-cases/checkout/place-order.ts';
import { setUpOrderHarness } from '../../test/order-harness.ts';

const harness = setUpOrderHarness();

test('a slow checkout that is placed while a sweeper takes it for given up stays placed', async () => {
  const { deps } = harness;
  const jumper = harness.stock.put(aProduct());
  const { user, address, cart } = harness.shopper([jumper]);
  let goOn: () => void = () => undefined;
  const isSeen = new Promise<void>((resolve) => (goOn = resolve));
  const slow = {
    ...deps,
    catalog: {
      ...deps.catalog,
      reserve: async (input: Parameters<typeof deps.catalog.reserve>[0]) => {
        await isSeen;
        return deps.catalog.reserve(input);
      },
    },
  };
  const input = { addressID: address._id, cartItems: cart.lines };
  const checkout: Promise<PlacedOrder> = placeOrder(slow, user, 'stripe', input);
  await expect.poll(() => deps.orders.findLatest(user.id, cart.version)).not.toBeNull();
  const claimDue: typeof deps.orders.claimDue = async (...due) => {
    const claimed: StoredOrder | null = await deps.orders.claimDue(...due);
    goOn();
    if (claimed) await checkout;
    return claimed;
  };
  const later = () => new Date(Date.now() + 61_000);
  await sweepDueOrders({ ...deps, orders: { ...deps.orders, claimDue }, now: later });
  const { orderID } = await checkout;
  expect(await harness.stored(orderID)).toMatchObject({ saga: 'reserved', orderStatus: 'pending' });
  expect(harness.payments.get(`${orderID}_1`).status).toBe('open');
  expect(harness.stock.count(jumper._id)).toEqual({ stock: 9, held: 1, sold: 0 });
});
