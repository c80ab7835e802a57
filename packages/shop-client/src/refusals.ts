import type { PriceChange, TooManyUnpaid } from '@shop/contracts/checkout';
import { field } from './fields.ts';
import type { Outcome } from './outcome.ts';

type Refusals = {
  'price-changed': PriceChange;
  'too-many-unpaid': TooManyUnpaid;
  /** The paid order of the same goods. */
  'order-already-paid': { orderID: string };
};

/** Data of a refusal with this code. @returns undefined otherwise */
export function refusalOf<Code extends keyof Refusals>(
  outcome: Outcome<unknown>,
  code: Code,
): Refusals[Code] | undefined {
  if (outcome.outcome !== 'failed' || outcome.code !== code) return undefined;
  return field<Refusals[Code] | undefined>(outcome, 'data');
}
