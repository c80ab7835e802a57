import { addToCart } from '@shop/shop-client';
import { api } from '../../lib/api.ts';
import { $visitor } from '../../lib/visitor.ts';
import { cart as texts } from '../../texts/fi/cart.ts';
import { choiceOf } from './cart-lines.ts';
import { inOrder, settle } from './cart-calls.ts';
import { $removed, forgetRemoved } from './cart-state.ts';

/** Puts back what was taken out last: the same sizes, models and quantities, as far as the stock still goes. */
export async function putBack(): Promise<void> {
  const user = $visitor.get().user?.id;
  const removed = $removed.get();
  forgetRemoved();
  if (!user) return;
  for (const line of removed) {
    const choice = { userID: user, ...choiceOf(line, line.images), quantity: line.quantity };
    const outcome = await inOrder(() => addToCart(api, choice));
    await settle(outcome, { done: texts.added, failed: texts.failed.add, silent: true });
  }
}
