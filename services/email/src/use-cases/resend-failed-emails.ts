import { ShopError } from '@shop/service-kit';
import type { LettersDeps } from '../deps.ts';
import { canGoAgain } from '../domain/secret-link.ts';
import { resendLetter } from './resend-email.ts';

/** Letters that are read at once. */
const PAGE = 100;

/** Has every failed letter sent again, except those whose link is over. @returns how many */
export async function resendFailedLetters(
  deps: LettersDeps,
  admin: { id: string; userName: string },
): Promise<number> {
  let count = 0;
  let skip = 0;
  for (;;) {
    const { letters } = await deps.letters.list({ state: 'failed' }, { skip, limit: PAGE, ascending: true });
    if (letters.length === 0) return count;
    for (const letter of letters) {
      const isQueued = canGoAgain(letter, deps.now()) && (await isResent(deps, { id: letter._id, admin }));
      if (isQueued) count += 1;
      // A letter that stays failed is passed over on the next page.
      else skip += 1;
    }
  }
}

/** Returns false where another admin was faster, or the letter is gone. */
async function isResent(deps: LettersDeps, resending: Parameters<typeof resendLetter>[1]): Promise<boolean> {
  try {
    await resendLetter(deps, resending);
    return true;
  } catch (error) {
    if (error instanceof ShopError) return false;
    throw error;
  }
}
