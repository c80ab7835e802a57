import { withRequestId } from '@shop/service-kit';
import type { ProviderCall } from '../domain/provider-call.ts';
import type { Payment } from '../domain/payment.ts';
import { ProviderError, type Provider } from './provider.ts';

/** A short word of a provider's or of the network's: never a sentence, which might name somebody. */
const WORD = /^[\w.-]{1,60}$/;

/** Tells every call about a payment that has ended: what was asked, how it ended, and how long it took. */
export function withNotes(provider: Provider, note: (call: ProviderCall) => void): Provider {
  const noted =
    <A extends [Payment, ...unknown[]], R>(what: ProviderCall['what'], call: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      const [payment] = args;
      const at = new Date();
      const began = performance.now();
      const tell = (answer: Pick<ProviderCall, 'outcome' | 'answer'>) => {
        const { _id: paymentId, orderID, provider: name } = payment;
        const ms = Math.round(performance.now() - began);
        note(withRequestId({ paymentId, orderID, provider: name, what, at, ms, ...answer }));
      };
      try {
        const result = await call(...args);
        tell({ outcome: 'done' });
        return result;
      } catch (error) {
        tell(failureOf(error));
        throw error;
      }
    };
  return {
    create: noted('create', provider.create),
    ...(provider.find ? { find: noted('find', provider.find) } : {}),
    look: noted('look', provider.look),
    capture: noted('capture', provider.capture),
    close: noted('close', provider.close),
    lookForReturns: noted('look-for-returns', provider.lookForReturns),
    lookForFees: noted('look-for-fees', provider.lookForFees),
    refund: noted('refund', provider.refund),
    list: provider.list,
    readWebhook: provider.readWebhook,
  };
}

function failureOf(error: unknown): Pick<ProviderCall, 'outcome' | 'answer'> {
  const outcome = error instanceof ProviderError && error.definite ? 'refused' : 'unknown';
  const cause = (error instanceof ProviderError ? error.cause : error) as {
    statusCode?: number;
    code?: unknown;
  } | null;
  const word = (error instanceof ProviderError && error.issue) || cause?.code;
  const said = [cause?.statusCode, word].filter(
    (one) => typeof one === 'number' || (typeof one === 'string' && WORD.test(one)),
  );
  return said.length > 0 ? { outcome, answer: said.join(' ') } : { outcome };
}
