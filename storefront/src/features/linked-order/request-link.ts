import { trackOrder, wordsOf, type ApiClient } from '@shop/shop-client';
import { tracking as texts } from '../../texts/fi/linked-order.ts';

type Typed = { orderID: string; email: string };

/** `sent` or `problem` is shown in place of an empty text. */
export type TrackState = {
  typed: Typed;
  errors: Readonly<Record<string, string | undefined>>;
  sent: string;
  problem: string;
};

export const emptyTracking: TrackState = {
  typed: { orderID: '', email: '' },
  errors: {},
  sent: '',
  problem: '',
};

export async function requestLink(api: ApiClient, typed: Typed): Promise<TrackState> {
  const start = { ...emptyTracking, typed };
  const errors = {
    ...(typed.orderID ? {} : { orderID: texts.noOrder }),
    ...(typed.email ? {} : { email: texts.noEmail }),
  };
  if (Object.keys(errors).length > 0) return { ...start, errors };
  const outcome = await trackOrder(api, typed);
  const { message } = wordsOf(outcome, texts.failed);
  if (outcome.outcome === 'ok') return { ...start, sent: message };
  const refused = outcome.outcome === 'failed' ? outcome.errors : {};
  return refused['orderID'] || refused['email']
    ? { ...start, errors: refused }
    : { ...start, problem: message };
}
