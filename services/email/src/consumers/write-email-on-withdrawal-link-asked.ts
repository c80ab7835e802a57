import { defineConsumer, withdrawalLinkAsked, type Consumer } from '@shop/events';
import type { LettersDeps } from '../deps.ts';
import { writeLetter } from '../use-cases/write-email.ts';

export function writeLetterOnWithdrawalLinkAsked(deps: LettersDeps): Consumer {
  return defineConsumer({
    name: 'write-letter-on-withdrawal-link-asked',
    event: withdrawalLinkAsked,
    // Each asking is answered once.
    handle: ({ orderID, at }) =>
      writeLetter(deps, { eventId: `${orderID}_${at}`, kind: 'withdrawal-link', orderID }),
  });
}
