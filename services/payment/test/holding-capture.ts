import type { PaymentDeps } from '../src/deps.ts';

/** PayPal captures, or answers, only when the test continues. */
export function holdingCapture(deps: PaymentDeps, held: 'question' | 'answer' = 'question') {
  const { paypal } = deps.providers;
  const going = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const capture: typeof paypal.capture = async (payment) => {
    if (held === 'question') await going.promise;
    const reported = await paypal.capture(payment);
    ended.resolve();
    await going.promise;
    return reported;
  };
  return {
    deps: { ...deps, providers: { ...deps.providers, paypal: { ...paypal, capture } } },
    goOn: going.resolve,
    ended: ended.promise,
  };
}
