import type { DiscountOffer } from '@shop/contracts/discount';
import { askDiscount, wordsOf } from '@shop/shop-client';
import { atom } from 'nanostores';
import { api } from '../../lib/api.ts';
import { checkout } from '../../texts/fi/checkout.ts';

const texts = checkout.discount;

/** The discount code that the buyer uses, and what is wrong with the one that was tried last ('' for nothing). */
export type DiscountWish = { offer: DiscountOffer | null; problem: string };

export const $discount = atom<DiscountWish>({ offer: null, problem: '' });

/** Asks what a code gives for the cart as it is, and uses it. */
export async function tryDiscount(typed: string): Promise<void> {
  if (typed.trim() === '') return refuseDiscount(texts.empty);
  const outcome = await askDiscount(api, typed);
  if (outcome.outcome === 'ok') return $discount.set({ offer: outcome.data, problem: '' });
  const atField = outcome.outcome === 'failed' ? outcome.errors.discountCode : undefined;
  refuseDiscount(atField ?? wordsOf(outcome, texts.away).message);
}

/** The code cannot be used, or not any more: the page goes on without it, and says why. */
export function refuseDiscount(problem: string): void {
  $discount.set({ offer: null, problem });
}

export function dropDiscount(): void {
  $discount.set({ offer: null, problem: '' });
}
