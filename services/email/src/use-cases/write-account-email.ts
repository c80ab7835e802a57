import type { AccountLetter } from '@shop/contracts';
import type { LettersDeps } from '../deps.ts';
import { letterId } from '../domain/email.ts';
import { renderAccountLetter } from '../rendering/render-email.ts';
import { keepLetter } from './keep-email.ts';

/**
 * Writes a letter about an account, and has it sent. The secret of its link is kept beside it, not in it, so that it can
 * be erased. Whoever asks again with the same id finds the first one.
 */
export async function writeAccountLetter(deps: LettersDeps, letter: AccountLetter): Promise<void> {
  const { id, kind, to, toName } = letter;
  const link =
    'link' in letter
      ? { link: { secret: letter.link.secret, expiresAt: new Date(letter.link.expiresAt) } }
      : {};
  const who = await deps.whoWrites();
  const written = renderAccountLetter(letter, who);
  const head = { _id: letterId(id, kind), kind, orderID: null, to, toName, from: who.seller.email };
  await keepLetter(deps, { ...head, ...written, ...link });
  deps.sender.nudge();
}
