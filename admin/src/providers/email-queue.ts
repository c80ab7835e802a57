import type { LetterState } from '@shop/shop-rules/letter-kinds';

const SOON_MS = 2_000;

/**
 * How soon letters are looked at again: in a moment while one of them waits to be sent, or the first is still to be
 * written, else not by themselves (ms).
 */
export function refetchInterval(emails: { state: LetterState }[] = [], isAwaited = false): number | false {
  const comes = isAwaited && emails.length === 0;
  return (comes || emails.some(({ state }) => state === 'queued')) && SOON_MS;
}
