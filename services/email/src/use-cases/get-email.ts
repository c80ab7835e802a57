import { ShopError } from '@shop/service-kit';
import type { LettersDeps } from '../deps.ts';
import type { StoredLetter } from '../domain/email.ts';

/** @throws ShopError `letter-not-found` */
export async function getLetter({ letters }: LettersDeps, id: string): Promise<StoredLetter> {
  const letter = await letters.find(id);
  if (!letter) throw new ShopError({ code: 'letter-not-found' });
  return letter;
}
