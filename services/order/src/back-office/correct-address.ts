import type { OrderAddress, OrderAddressEdit } from '@shop/contracts';
import { isServedPostcode, notServedText } from '@shop/shop-rules';
import { ShopError } from '@shop/service-kit';
import type { ChangeDeps } from '../deps.ts';
import { isSameAddress } from '../domain/checkout/checkout.ts';
import { SHIPPED } from './order-status.ts';
import type { StoredOrder } from '../domain/order.ts';
import { changeOrder } from '../saga/change-order.ts';
import { auditEvent } from '../use-cases/audit-event.ts';
import { assertCurrent } from '../use-cases/assert-current.ts';
import { assertPlaced } from '../use-cases/get-order.ts';

type Correction = { admin: { id: string; userName: string }; orderID: string; edit: OrderAddressEdit };

/**
 * The payment attempt keeps the address that its provider received.
 * @throws `order-not-found`, `order-has-left`, `order-closed`, `stale-version`, `address-not-served`
 */
export async function correctAddress(
  deps: ChangeDeps,
  { admin, orderID, edit: { version, ...fields } }: Correction,
): Promise<StoredOrder> {
  const at = deps.now();
  return changeOrder(deps, orderID, (order) => {
    assertPlaced(order);
    if (version !== undefined) assertCurrent(order, version);
    if (SHIPPED.includes(order.orderStatus)) throw new ShopError({ code: 'order-has-left' });
    if (order.orderStatus === 'rejected') throw new ShopError({ code: 'order-closed' });
    const address = { ...fields, addressID: order.address.addressID };
    if (isSameAddress(order.address, address)) return null;
    assertServed(address);
    const [from, to] = [lineOf(order.address), lineOf(address)];
    return {
      set: { address },
      history: { at: at.toISOString(), by: admin.userName, what: 'address', from, to },
      audit: auditEvent(admin, order, {
        kind: 'order-readdressed',
        at,
        personal: { addressBefore: from, addressAfter: to },
      }),
    };
  });
}

function assertServed({ postcode }: OrderAddress): void {
  if (isServedPostcode(postcode)) return;
  throw new ShopError({ code: 'address-not-served', errors: { postcode: notServedText } });
}

function lineOf({ name, address, postcode, city, phone, notes }: OrderAddress): string {
  return [name, address, `${postcode} ${city}`, phone, notes].filter((field) => field.trim()).join(', ');
}
