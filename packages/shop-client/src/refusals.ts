import type { PriceChange, TooManyUnpaid } from '@shop/contracts/checkout';
import { field } from './fields.ts';
import type { Outcome } from './outcome.ts';

/** What a refusal brings along, by its code. */
type Refusals = {
  'price-changed': PriceChange;
  'too-many-unpaid': TooManyUnpaid;
  /** The order of the same things that turned out to be paid already. */
  'order-already-paid': { orderID: string };
};

/**
 * What a call's refusal of this code brings along.
 * @returns undefined when the call was not refused, or for something else
 */
export function refusalOf<Code extends keyof Refusals>(
  outcome: Outcome<unknown>,
  code: Code,
): Refusals[Code] | undefined {
  if (outcome.outcome !== 'failed' || outcome.code !== code) return undefined;
  return field<Refusals[Code] | undefined>(outcome, 'data');
}
