import type { DiscountOffer } from '@shop/contracts/discount';
import { askDiscount, isUnanswered, wordsOf } from '@shop/shop-client';
import { atom } from 'nanostores';
import { api } from '../../lib/api/api.ts';
import { checkout } from '../../texts/fi/checkout.ts';

const texts = checkout.discount;

export type DiscountChoice = {
  offer: DiscountOffer | null;
  problem: string;
  /** A code not checked yet, '' for none: it is not dropped. */
  unchecked: string;
};

const none: DiscountChoice = { offer: null, problem: '', unchecked: '' };

export const $discount = atom<DiscountChoice>(none);

// Only the answer to the latest action is shown.
let latestAction = 0;

export function tryDiscount(typed: string): Promise<void> {
  latestAction += 1;
  return askAndShow(typed);
}

/** Skipped once the buyer has typed or removed a code. */
export async function restoreDiscount(code: string): Promise<void> {
  if (latestAction === 0) await askAndShow(code);
}

async function askAndShow(typed: string): Promise<void> {
  if (typed.trim() === '') return refuseDiscount(texts.empty);
  const action = latestAction;
  const outcome = await askDiscount(api, typed);
  if (action !== latestAction) return;
  if (outcome.outcome === 'ok') return $discount.set({ ...none, offer: outcome.data });
  const problem = wordsOf(outcome, texts.away).message;
  if (isUnanswered(outcome)) return $discount.set({ ...none, problem, unchecked: typed.trim() });
  const atField = outcome.outcome === 'failed' ? outcome.errors['discountCode'] : undefined;
  refuseDiscount(atField ?? problem);
}

export function refuseDiscount(problem: string): void {
  $discount.set({ ...none, problem });
}

export function dropDiscount(): void {
  latestAction += 1;
  $discount.set(none);
}
