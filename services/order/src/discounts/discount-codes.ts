import type { NewDiscountCode } from '@shop/contracts';
import { MAX_DISCOUNT_USES } from '@shop/contracts';
import { changedFields } from '@shop/audit-log';
import { ShopError } from '@shop/service-kit';
import type { DiscountDeps } from './deps.ts';
import type { StoredDiscountCode } from './discount-code.ts';

const EXISTS = 'Tämä koodi on jo olemassa. Valitse toinen.';

/** @throws `invalid-input` where the code exists, also an ended one */
export async function makeDiscountCode(
  { discounts, auditLog, now }: DiscountDeps,
  { admin, input }: { admin: { id: string }; input: NewDiscountCode },
): Promise<StoredDiscountCode> {
  const { code, kind, percent, amount, minimum, start, end, limit, perBuyer } = input;
  const made: StoredDiscountCode = {
    _id: code,
    kind,
    percent: kind === 'percent' ? percent : 0,
    cents: kind === 'amount' ? amount : 0,
    minimumCents: minimum,
    from: start,
    to: end,
    limit: limit ?? MAX_DISCOUNT_USES,
    perBuyer,
    usedCount: 0,
    usesByBuyer: {},
    unpaidUses: {},
    paidUses: {},
    createdAt: now(),
    createdBy: admin.id,
    endedAt: null,
    endedBy: null,
  };
  return auditLog.during({ kind: 'discount-code-made', by: admin.id, about: code }, async (reportChanges) => {
    if (!(await discounts.insert(made)))
      throw new ShopError({ code: 'invalid-input', message: EXISTS, errors: { code: EXISTS } });
    const { percent: percentOff, cents, minimumCents, from, to } = made;
    const limits = { limit: made.limit, perBuyer };
    reportChanges({ changes: changedFields(null, { percentOff, cents, minimumCents, from, to, ...limits }) });
    return made;
  });
}

/**
 * Orders that have used the code keep their discount.
 * @throws `discount-not-found`
 */
export async function endDiscountCode(
  { discounts, auditLog, now }: DiscountDeps,
  { admin, code }: { admin: { id: string }; code: string },
): Promise<StoredDiscountCode> {
  return auditLog.during({ kind: 'discount-code-ended', by: admin.id, about: code }, async () => {
    const ended = await discounts.end(code, admin.id, now());
    if (!ended) throw new ShopError({ code: 'discount-not-found' });
    return ended;
  });
}

export function listDiscountCodes({
  discounts,
}: Pick<DiscountDeps, 'discounts'>): Promise<StoredDiscountCode[]> {
  return discounts.list();
}
