import type { PaymentDeps } from '../src/deps.ts';

/** A process whose PayPal takes money only when a test lets it go on. */
export function holdingCapture(deps: PaymentDeps) {
  const { paypal } = deps.providers;
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const capture: typeof paypal.capture = async (payment) => {
    await held;
    return paypal.capture(payment);
  };
  return { deps: { ...deps, providers: { ...deps.providers, paypal: { ...paypal, capture } } }, goOn };
}
