import { defineConsumer, productRestocked, type Consumer } from '@shop/events';
import type { LettersDeps } from '../deps.ts';
import { writeRestockLetters } from '../use-cases/write-restock-emails.ts';

export function writeLettersOnProductRestocked(deps: LettersDeps): Consumer {
  return defineConsumer({
    name: 'write-letters-on-product-restocked',
    event: productRestocked,
    handle: (restock) => writeRestockLetters(deps, restock),
  });
}
