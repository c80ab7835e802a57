import { accountClosed, defineConsumer, type Consumer } from '@shop/events';
import type { BuyerDeps } from './deps.ts';
import { forgetBuyer } from './forget-buyer.ts';

export function forgetBuyerOnAccountClosed(deps: BuyerDeps): Consumer {
  return defineConsumer({
    name: 'forget-buyer-on-account-closed',
    event: accountClosed,
    handle: ({ userID }) => forgetBuyer(deps, userID),
  });
}
