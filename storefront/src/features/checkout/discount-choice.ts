import type { DiscountOffer } from '@shop/contracts/discount';
import { askDiscount, isUntold, wordsOf } from '@shop/shop-client';
import { atom } from 'nanostores';
import { api } from '../../lib/api/api.ts';
import { checkout } from '../../texts/fi/checkout.ts';

const texts = checkout.discount;

export type DiscountWish = {
  /** What the code that the buyer uses gives. */
  offer: DiscountOffer | null;
  /** What is wrong with the one that was tried last, '' for nothing. */
  problem: string;
  /** A code that nobody could tell anything about yet, '' for none: the buyer still means it. */
  untold: string;
};

const none: DiscountWish = { offer: null, problem: '', untold: '' };

export const $discount = atom<DiscountWish>(none);

// Counts what the buyer does with codes on this page: only the answer to the latest action is shown.
let latestAction = 0;

/** Asks what a typed code gives for the cart, and uses it. */
export function tryDiscount(typed: string): Promise<void> {
  latestAction += 1;
  return askAndShow(typed);
}

/** Uses the code of an earlier visit, unless the buyer has typed or removed one on this page. */
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
  if (isUntold(outcome)) return $discount.set({ ...none, problem, untold: typed.trim() });
  const atField = outcome.outcome === 'failed' ? outcome.errors['discountCode'] : undefined;
  refuseDiscount(atField ?? problem);
}

/** The code cannot be used, or not any more: the page goes on without it, and says why. */
export function refuseDiscount(problem: string): void {
  $discount.set({ ...none, problem });
}

export function dropDiscount(): void {
  latestAction += 1;
  $discount.set(none);
}
