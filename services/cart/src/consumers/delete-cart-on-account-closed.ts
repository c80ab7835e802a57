import { accountClosed, defineConsumer, type Consumer } from '@shop/events';
import type { CartDeps } from '../deps.ts';

export function deleteCartOnAccountClosed({ carts }: CartDeps): Consumer {
  return defineConsumer({
    name: 'delete-cart-on-account-closed',
    event: accountClosed,
    handle: ({ userID }) => carts.remove(userID),
  });
}
