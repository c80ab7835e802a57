import { defineConsumer, productRestocked, type Consumer } from '@shop/events';
import type { EmailDeps } from '../deps.ts';
import { writeRestockEmails } from '../use-cases/write-restock-emails.ts';

export function writeRestockEmailsOnProductRestocked(deps: EmailDeps): Consumer {
  return defineConsumer({
    name: 'write-restock-emails-on-product-restocked',
    event: productRestocked,
    handle: (restock) => writeRestockEmails(deps, restock),
  });
}
