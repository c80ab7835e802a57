import { withRequestId } from '@shop/service-kit';
import type { ProviderCall } from '../domain/provider-call.ts';
import type { Payment } from '../domain/payment.ts';
import { ProviderError, type Provider } from './provider.ts';

/** Sentences might contain personal data. */
const CODE = /^[\w.-]{1,60}$/;

export function withCallLog(provider: Provider, note: (call: ProviderCall) => void): Provider {
  const noted =
    <A extends [Payment, ...unknown[]], R>(what: ProviderCall['what'], call: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      const [payment] = args;
      const at = new Date();
      const began = performance.now();
      const log = (answer: Pick<ProviderCall, 'outcome' | 'answer'>) => {
        const { _id: paymentId, orderID, provider: name } = payment;
        const ms = Math.round(performance.now() - began);
        note(withRequestId({ paymentId, orderID, provider: name, what, at, ms, ...answer }));
      };
      try {
        const result = await call(...args);
        log({ outcome: 'done' });
        return result;
      } catch (error) {
        log(failureOf(error));
        throw error;
      }
    };
  return {
    create: noted('create', provider.create),
    ...(provider.find ? { find: noted('find', provider.find) } : {}),
    fetchStatus: noted('look', provider.fetchStatus),
    capture: noted('capture', provider.capture),
    close: noted('close', provider.close),
    fetchReturns: noted('look-for-returns', provider.fetchReturns),
    fetchFees: noted('look-for-fees', provider.fetchFees),
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
  const code = (error instanceof ProviderError && error.issue) || cause?.code;
  const said = [cause?.statusCode, code].filter(
    (word) => typeof word === 'number' || (typeof word === 'string' && CODE.test(word)),
  );
  return said.length > 0 ? { outcome, answer: said.join(' ') } : { outcome };
}
