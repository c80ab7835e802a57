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
    const { customID: _old, ...choice } = choiceOf(line, line.images);
    const { custom, quantity } = line;
    const again = { userID: user, ...choice, quantity, ...(custom ? { custom } : {}) };
    const outcome = await change(() => addToCart(api, again));
    const report = { done: texts.added, failed: texts.failed.add, line: lineKey(line), silent: true };
    await settle(outcome, report);
    if (isUnanswered(outcome)) failed.push(line);
  }
  if (failed.length === 0) return;
  // After a lost answer the line may be there.
  await loadCart({ quiet: true });
  const there = new Set(items().map(contentKey));
  if ($removed.get().length === 0) offerBack(failed.filter((line) => !there.has(contentKey(line))));
}

/** A line that is added again gets another id. */
const contentKey = ({ custom, customID: _id, ...line }: CartItem): string =>
  lineKey(line) + JSON.stringify(custom ?? '');
