import type { Consumer } from '@shop/events';
import { clearCartOnOrderConfirmed } from './consumers/clear-cart-on-order-confirmed.ts';
import type { CartDeps } from './deps.ts';

export function createConsumers(deps: CartDeps): Consumer[] {
  return [clearCartOnOrderConfirmed(deps)];
}
