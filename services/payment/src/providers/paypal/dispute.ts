import type { DisputeMove } from '@shop/contracts';
import { centsFromText } from '@shop/money';
import { z } from 'zod';

const movement = z.object({
  party: z.string().optional(),
  affected_party: z.string().optional(),
  amount: z.object({ currency_code: z.string(), value: z.string() }).optional(),
  initiated_time: z.coerce.date().optional(),
  type: z.enum(['DEBIT', 'CREDIT']).optional(),
  reason: z.string().optional(),
});
const movements = z.array(movement).nullish().catch(undefined);

/** Where PayPal tells what a dispute has moved: the second is the earlier name for it, and is shown by some accounts alone. */
export const fundMovements = { fund_movements: movements, money_movements: movements };

/** The money itself; every other reason that PayPal has is a fee, or a fee that comes back. */
const SETTLEMENT = 'DISPUTE_SETTLEMENT';

type Told = { fund_movements?: z.infer<typeof movements>; money_movements?: z.infer<typeof movements> };

/**
 * What a dispute has moved on the seller's account.
 * @returns nothing where PayPal does not say, or tells it in part
 */
export function disputeMoves({ fund_movements, money_movements }: Told): { moves?: DisputeMove[] } {
  const told = fund_movements ?? money_movements;
  const own = told?.filter(({ party, affected_party }) => (party ?? affected_party) === 'SELLER');
  const moves = own?.flatMap((one) => moveOf(one) ?? []);
  return moves && moves.length === own?.length ? { moves } : {};
}

function moveOf({ amount, initiated_time: at, type, reason }: z.infer<typeof movement>): DisputeMove | null {
  const cents = centsFromText(amount?.value ?? '');
  if (!amount || cents === null || !at || !type || !reason) return null;
  const moved = type === 'CREDIT' ? cents : 0 - cents;
  const [amountCents, feeCents] = reason === SETTLEMENT ? [moved, 0] : [0, 0 - moved];
  return { at, amountCents, feeCents, currency: amount.currency_code };
}
