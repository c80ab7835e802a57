import { doneSchema, sentLetterSchema, type AccountLetter, type SentLetter } from '@shop/contracts';
import type { InternalClient } from '@shop/service-kit';

export type LettersClient = {
  /** Has a letter written and sent; one with the same id and kind is written once. */
  write: (letter: AccountLetter) => Promise<void>;
  /** The letters to an address that are still kept, the newest first. */
  sentTo: (email: string) => Promise<SentLetter[]>;
};

export const createLettersClient = (letters: InternalClient): LettersClient => ({
  write: async (letter) =>
    void (await letters.post('/internal/letters/account', { body: letter, answer: doneSchema })),
  sentTo: (email) =>
    letters.post('/internal/letters/sent-to', { body: { email }, answer: sentLetterSchema.array() }),
});
