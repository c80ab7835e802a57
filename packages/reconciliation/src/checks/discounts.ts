import type { Snapshot } from '../snapshot.ts';
import type { DiscountCode, Order } from '../documents.ts';
import { ofOrder, type Finding } from '../finding.ts';
import { mends } from '../mends.ts';

/**
 * Total = lines + delivery − discount, the discount is spread over the lines to the cent, and a code's uses match
 * orders.
 */
export function checkDiscounts({ orders, discountCodes }: Snapshot): Finding[] {
  const codes = new Map(discountCodes.map((code) => [code._id, code]));
  return [
    ...[...orders.values()].flatMap((order) => [...sumsOf(order), ...useOf(order, codes)]),
    ...discountCodes.flatMap((code) => [...countsOf(code), ...strayUsesOf(code, orders)]),
  ];
}

type Details = Pick<Finding, 'says' | 'mend' | 'touchedAt'>;
const found = (subject: string, details: Details): Finding => ({ rule: 'discounts', subject, ...details });

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

function sumsOf({ _id, lines, deliveryFeeCents, discount, totalCents, updatedAt }: Order): Finding[] {
  const prices = lines.map(
    ({ priceCents, salePriceCents, quantity }) => (salePriceCents ?? priceCents) * quantity,
  );
  const goods = sum(prices);
  const spread = sum(lines.map(({ discountCents = 0 }) => discountCents));
  const discountCents = discount?.discountCents ?? 0;
  const problems: string[] = [];
  if (goods + deliveryFeeCents - discountCents !== totalCents) {
    problems.push(
      `its lines are ${goods}, delivery ${deliveryFeeCents}, discount ${discountCents}, its total ${totalCents}`,
    );
  }
  if (spread !== discountCents)
    problems.push(`its discount is ${discountCents} cents, of which its lines carry ${spread}`);
  return problems.map((says) => found(ofOrder(_id), { says, mend: mends.person, touchedAt: updatedAt }));
}

/** Saga states in which an order keeps the use of its code. */
const HOLDING = new Set(['reserved', 'closing', 'committing', 'committed', 'in-review']);

function useOf(
  { _id, discount, saga, placedAt, updatedAt }: Order,
  codes: Map<string, DiscountCode>,
): Finding[] {
  if (!discount || !placedAt || !HOLDING.has(saga)) return [];
  const code = codes.get(discount.code);
  if (code?.unpaidUses[_id] || code?.paidUses[_id]) return [];
  const says = `it has a discount by ${discount.code}, which does not count its use`;
  return [found(ofOrder(_id), { says, mend: mends.person, touchedAt: updatedAt })];
}

function countsOf({
  _id,
  limit,
  perBuyer,
  usedCount,
  usesByBuyer,
  unpaidUses,
  paidUses,
}: DiscountCode): Finding[] {
  const uses = [...Object.values(unpaidUses), ...Object.values(paidUses)];
  const buyers = Map.groupBy(uses, ({ userID }) => userID);
  const problems: string[] = [];
  if (uses.length !== usedCount) problems.push(`it counts ${usedCount} uses, and names ${uses.length}`);
  if (usedCount > limit) problems.push(`it is used ${usedCount} times, and may be ${limit} times`);
  for (const buyer of new Set([...buyers.keys(), ...Object.keys(usesByBuyer)])) {
    const [named, counted] = [buyers.get(buyer)?.length ?? 0, usesByBuyer[buyer] ?? 0];
    if (named !== counted) problems.push(`it counts ${counted} uses of buyer ${buyer}, and names ${named}`);
    if (perBuyer !== null && counted > perBuyer) problems.push(`buyer ${buyer} has used it ${counted} times`);
  }
  // One write changes the uses and the counts, so a difference is never in progress.
  return problems.map((says) => found(`code ${_id}`, { says, mend: mends.person, touchedAt: null }));
}

function strayUsesOf({ _id, unpaidUses, paidUses }: DiscountCode, orders: Snapshot['orders']): Finding[] {
  const isOver = (orderID: string): boolean => {
    const order = orders.get(orderID);
    return order?.discount?.code !== _id || order.saga === 'released';
  };
  const isPaid = (orderID: string): boolean => Boolean(orders.get(orderID)?.confirmedAt);
  const stray = (orderID: string, says: string): Finding =>
    found(ofOrder(orderID), {
      says: `${says} ${_id}`,
      mend: mends.discount,
      touchedAt: orders.get(orderID)?.updatedAt ?? null,
    });
  return [
    ...Object.keys(unpaidUses)
      .filter(isOver)
      .map((orderID) => stray(orderID, 'it is over or unknown, and keeps a use of')),
    ...Object.keys(paidUses)
      .filter((orderID) => !isPaid(orderID))
      .map((orderID) => stray(orderID, 'it is not paid, and has used up a use of')),
  ];
}
