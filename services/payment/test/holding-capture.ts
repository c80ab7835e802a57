import type { PaymentDeps } from '../src/deps.ts';

/** A process whose PayPal takes money only when a test lets it go on; or that hears only then how its taking ended. */
export function holdingCapture(deps: PaymentDeps, held: 'question' | 'answer' = 'question') {
  const { paypal } = deps.providers;
  const going = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const capture: typeof paypal.capture = async (payment) => {
    if (held === 'question') await going.promise;
    const facts = await paypal.capture(payment);
    ended.resolve();
    await going.promise;
    return facts;
  };
  return {
    deps: { ...deps, providers: { ...deps.providers, paypal: { ...paypal, capture } } },
    goOn: going.resolve,
    ended: ended.promise,
  };
}
