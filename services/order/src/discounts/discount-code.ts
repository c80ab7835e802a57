import type { NewDiscountCode } from '@shop/contracts';
import type { DiscountTerms } from '@shop/shop-rules';
import { formatEuro } from '@shop/money';

/** A code's terms never change, so an order and its code always agree. */
export type StoredDiscountCode = DiscountTerms & {
  _id: string;
  minimumCents: number;
  from: Date | null;
  to: Date | null;
  limit: number;
  perBuyer: number | null;
  usedCount: number;
  usesByBuyer: Record<string, number>;
  /** By order. */
  unpaidUses: Record<string, { userID: string; generation: number }>;
  paidUses: Record<string, { userID: string; at: Date }>;
  createdAt: Date;
  createdBy: string;
  endedAt: Date | null;
  endedBy: string | null;
};

/** An amount may take half or less only with a minimum of twice as much. */
export function exceedsHalf({ kind, percent, amount, minimum }: NewDiscountCode): boolean {
  return kind === 'percent' ? percent > 50 : kind === 'amount' && 2 * amount > minimum;
}

const finnish = new Intl.DateTimeFormat('fi-FI', {
  timeZone: 'Europe/Helsinki',
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

export const USED_UP = 'Koodi on jo käytetty loppuun.';
const UNKNOWN = 'Tällaista koodia ei ole. Tarkista kirjoitusasu.';
const EXPIRED = 'Koodin voimassaolo on päättynyt.';
const OWN_USED_UP = 'Olet jo käyttänyt tämän koodin.';

export const isExpired = ({ endedAt, to }: StoredDiscountCode, now: Date): boolean =>
  endedAt !== null || (to !== null && to <= now);

type DiscountContext = { userID: string; goodsCents: number; now: Date };

/**
 * Why a code gives nothing, in the buyer's words, or null. Uses of the buyer's own unpaid orders count as free, because
 * the next checkout closes those.
 */
export function discountRefusal(
  code: StoredDiscountCode | null,
  { userID, goodsCents, now }: DiscountContext,
): string | null {
  if (!code) return UNKNOWN;
  const { from, limit, perBuyer, usedCount, usesByBuyer, minimumCents } = code;
  if (isExpired(code, now)) return EXPIRED;
  if (from && now < from) return `Koodi tulee voimaan ${finnish.format(from)}.`;
  const own = Object.values(code.unpaidUses).filter((use) => use.userID === userID).length;
  if (perBuyer !== null && (usesByBuyer[userID] ?? 0) - own >= perBuyer) return OWN_USED_UP;
  if (usedCount - own >= limit) return USED_UP;
  if (goodsCents < minimumCents) {
    return `Koodi käy, kun tuotteet maksavat yhteensä vähintään ${formatEuro(minimumCents)}.`;
  }
  return null;
}

export function useRefusal({ endedAt, perBuyer, usesByBuyer }: StoredDiscountCode, userID: string): string {
  if (endedAt !== null) return EXPIRED;
  return perBuyer !== null && (usesByBuyer[userID] ?? 0) >= perBuyer ? OWN_USED_UP : USED_UP;
}
