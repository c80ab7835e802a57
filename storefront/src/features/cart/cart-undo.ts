import type { CartItem } from '@shop/contracts/cart';
import { addToCart, isUnanswered } from '@shop/shop-client';
import { api } from '../../lib/api/api.ts';
import { removeMessage } from '../../lib/toasts/toasts.ts';
import { $visitor } from '../../lib/api/visitor.ts';
import { cart as texts } from '../../texts/fi/cart.ts';
import { choiceOf, lineKey } from './cart-lines.ts';
import { change, loadCart, settle } from './cart-calls.ts';
import { $removed, forgetRemoved, items, offerBack } from './cart-state.ts';

/** Restores as much as the stock allows. */
export async function putBack(): Promise<void> {
  const user = $visitor.get().user?.id;
  const removed = $removed.get();
  forgetRemoved();
  removeMessage(texts.deleted);
  if (!user) return;
  const failed: CartItem[] = [];
  for (const line of removed) {
    const choice = { userID: user, ...choiceOf(line, line.images), quantity: line.quantity };
    const outcome = await change(() => addToCart(api, choice));
    const report = { done: texts.added, failed: texts.failed.add, line: lineKey(line), silent: true };
    await settle(outcome, report);
    if (isUnanswered(outcome)) failed.push(line);
  }
  if (failed.length === 0) return;
  // After a lost answer the line may be there.
  await loadCart({ quiet: true });
  const there = new Set(items().map(lineKey));
  if ($removed.get().length === 0) offerBack(failed.filter((line) => !there.has(lineKey(line))));
}
