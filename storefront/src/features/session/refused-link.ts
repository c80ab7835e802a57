import { wordsOf, type Outcome } from '@shop/shop-client';
import { session as texts } from '../../texts/fi/session.ts';
import { WHOLE_FORM, type Fields } from './auth-form.ts';

export function refusedLink(outcome: Outcome<unknown>, expired: string): Fields {
  if (outcome.outcome !== 'failed') return { [WHOLE_FORM]: texts.network };
  if (outcome.errors['token']) return { [WHOLE_FORM]: texts.link.missing };
  if (outcome.code === 'link-expired') return { [WHOLE_FORM]: expired };
  return Object.keys(outcome.errors).length > 0
    ? outcome.errors
    : { [WHOLE_FORM]: wordsOf(outcome, texts.link.failed).message };
}
