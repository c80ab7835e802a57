import type { Consumer } from '@shop/events';
import { clearCartOnOrderConfirmed } from './consumers/clear-cart-on-order-confirmed.ts';
import { deleteCartOnAccountClosed } from './consumers/delete-cart-on-account-closed.ts';
import type { CartDeps } from './deps.ts';

export function createConsumers(deps: CartDeps): Consumer[] {
  return [clearCartOnOrderConfirmed(deps), deleteCartOnAccountClosed(deps)];
}
