import { withRequestId } from '@shop/service-kit';
import type { ProviderCall } from '../domain/provider-call.ts';
import type { Payment } from '../domain/payment.ts';
import { ProviderError, type Provider } from './provider.ts';

/** Sentences might contain personal data. */
const CODE = /^[\w.-]{1,60}$/;

export function withCallLog(provider: Provider, note: (call: ProviderCall) => void): Provider {
  const logged =
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
    create: logged('create', provider.create),
    ...(provider.find ? { find: logged('find', provider.find) } : {}),
    fetchStatus: logged('look', provider.fetchStatus),
    capture: logged('capture', provider.capture),
    close: logged('close', provider.close),
    fetchReturns: logged('look-for-returns', provider.fetchReturns),
    fetchFees: logged('look-for-fees', provider.fetchFees),
    refund: logged('refund', provider.refund),
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
  const causes = [cause?.statusCode, code].filter(
    (part) => typeof part === 'number' || (typeof part === 'string' && CODE.test(part)),
  );
  return causes.length > 0 ? { outcome, answer: causes.join(' ') } : { outcome };
}
