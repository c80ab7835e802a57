import { accountClosed, defineConsumer, type Consumer } from '@shop/events';
import type { CartDeps } from '../deps.ts';
import { deleteCart } from '../use-cases/delete-cart.ts';

export function deleteCartOnAccountClosed(deps: Pick<CartDeps, 'carts'>): Consumer {
  return defineConsumer({
    name: 'delete-cart-on-account-closed',
    event: accountClosed,
    handle: ({ userID }) => deleteCart(deps, userID),
  });
}
