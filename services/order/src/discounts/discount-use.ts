import { ShopError } from '@shop/service-kit';
import type { DiscountDeps } from './deps.ts';
import { discountRefusal, useRefusal, USED_UP } from './discount-code.ts';
import type { StoredOrder } from '../domain/order.ts';
import type { ChosenDiscount } from '../domain/money/totals.ts';
import type { DiscountUse } from './discount-store.ts';

type Discounts = Pick<DiscountDeps, 'discounts'>;

/**
 * @param typed '' for none
 * @throws `discount-refused`
 */
export async function chooseCode(
  { discounts, now }: Pick<DiscountDeps, 'discounts' | 'now'>,
  { typed, userID, goodsCents }: { typed: string; userID: string; goodsCents: number },
): Promise<ChosenDiscount | null> {
  if (typed === '') return null;
  const code = await discounts.find(typed);
  const refusal = discountRefusal(code, { userID, goodsCents, now: now() });
  if (!code || refusal !== null) throw discountRefused(refusal ?? USED_UP);
  const { _id, kind, percent, cents } = code;
  return { code: _id, kind, percent, cents };
}

export function discountRefused(message: string): ShopError {
  return new ShopError({ code: 'discount-refused', message, errors: { discountCode: message } });
}

type OrderUse = Pick<StoredOrder, '_id' | 'generation' | 'userID' | 'discount' | 'late'>;

const useOf = ({ _id: orderID, generation, userID, discount }: OrderUse): DiscountUse | null =>
  discount ? { code: discount.code, orderID, generation, userID } : null;

/**
 * A paid order keeps its price when the code has ended meanwhile.
 * @returns false where no use is left
 */
export async function take({ discounts }: Discounts, order: OrderUse): Promise<boolean> {
  const use = useOf(order);
  return use === null || discounts.take(use, { isPaid: Boolean(order.late) });
}

export async function refusalOf(
  { discounts }: Discounts,
  { discount, userID }: Pick<OrderUse, 'discount' | 'userID'>,
): Promise<ShopError> {
  const code = discount ? await discounts.find(discount.code) : null;
  return discountRefused(code ? useRefusal(code, userID) : USED_UP);
}

export async function release({ discounts }: Discounts, order: OrderUse): Promise<void> {
  const use = useOf(order);
  if (use) await discounts.free(use);
}

export async function markPaid(
  { discounts, now }: Pick<DiscountDeps, 'discounts' | 'now'>,
  order: OrderUse,
): Promise<void> {
  const use = useOf(order);
  if (use) await discounts.markPaid(use, now());
}
