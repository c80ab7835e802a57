import { defineConsumer, withdrawalLinkAsked, type Consumer } from '@shop/events';
import type { EmailDeps } from '../deps.ts';
import { writeEmail } from '../use-cases/write-email.ts';

export function writeEmailOnWithdrawalLinkAsked(deps: EmailDeps): Consumer {
  return defineConsumer({
    name: 'write-email-on-withdrawal-link-asked',
    event: withdrawalLinkAsked,
    handle: ({ orderID, at }) =>
      writeEmail(deps, { eventId: `${orderID}_${at}`, kind: 'withdrawal-link', orderID }),
  });
}
