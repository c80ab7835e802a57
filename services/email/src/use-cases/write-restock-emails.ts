import type { EventOf, productRestocked } from '@shop/events';
import type { EmailDeps } from '../deps.ts';
import { emailId } from '../domain/email.ts';
import { renderRestockEmail } from '../rendering/render-email.ts';
import { keepEmail } from './keep-email.ts';
import { newLink } from './new-link.ts';

/** Once per waiting person: the round of a request names its email. */
export async function writeRestockEmails(
  deps: EmailDeps,
  restock: EventOf<typeof productRestocked>,
): Promise<void> {
  for (;;) {
    const due = await deps.catalog.dueWishes(restock);
    const who = await deps.whoWrites();
    for (const wish of due) {
      const written = renderRestockEmail(wish, who);
      await keepEmail(deps, {
        _id: emailId(wish.round, 'product-back'),
        kind: 'product-back',
        orderID: null,
        to: wish.email,
        toName: '',
        from: who.seller.email,
        ...written,
        link: await newLink(deps, { orderID: null, to: wish.email, kind: 'product-back' }),
      });
    }
    if (due.length === 0) return;
    await deps.catalog.markNotified(due);
    deps.sender.nudge();
  }
}
