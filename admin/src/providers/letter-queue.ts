import type { LetterState } from '@shop/contracts/letter-kinds';

const SOON_MS = 2_000;

/** How soon letters are looked at again: in a moment while one of them waits to be sent, else not by themselves (ms). */
export function lookAgain(letters: { state: LetterState }[] = []): number | false {
  return letters.some(({ state }) => state === 'queued') && SOON_MS;
}
