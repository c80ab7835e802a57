import { changedFields } from '@shop/events';
import { ShopError } from '@shop/service-kit';
import type { LettersDeps } from '../deps.ts';
import { canGoAgain, needsNewToken } from '../domain/secret-link.ts';
import { newSending, type StoredLetter } from '../domain/email.ts';
import { getLetter } from './get-email.ts';
import { newLink } from './new-link.ts';

type Resending = { id: string; admin: { id: string; userName: string } };

/**
 * Has a letter sent once more, as it was written. Of two admins who ask at once one does it.
 * @throws ShopError `letter-not-found`, `letter-queued` while a sending is not finished, `letter-link-over` when its
 *   secret is erased or opens nothing any more
 */
export async function resendLetter(deps: LettersDeps, { id, admin }: Resending): Promise<StoredLetter> {
  const letter = await getLetter(deps, id);
  const { orderID, kind, state } = letter;
  if (state !== 'queued' && !canGoAgain(letter, deps.now()))
    throw new ShopError({ code: 'letter-link-over' });
  const renewed = needsNewToken(letter, deps.now()) ? await newLink(deps, letter) : undefined;
  await deps.events.acts.during({ kind: 'letter-resent', by: admin.id, about: id }, async (tell) => {
    if (!(await deps.letters.addSending(id, newSending(admin.userName, deps.now()), renewed)))
      throw new ShopError({ code: 'letter-queued' });
    tell({ changes: changedFields(null, { letter: kind, order: orderID }) });
  });
  deps.sender.nudge();
  deps.logger.info({ admin: admin.id, letter: id, kind, orderID }, 'an admin has a letter sent again');
  return getLetter(deps, id);
}
