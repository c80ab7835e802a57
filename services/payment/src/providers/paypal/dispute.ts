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

/** `money_movements` is the older name, still used for some accounts. */
export const fundMovements = { fund_movements: movements, money_movements: movements };

/** Other reasons are fees. */
const SETTLEMENT = 'DISPUTE_SETTLEMENT';

type Reported = { fund_movements?: z.infer<typeof movements>; money_movements?: z.infer<typeof movements> };

/** {} when unreported or incomplete. */
export function disputeMoves({ fund_movements, money_movements }: Reported): { moves?: DisputeMove[] } {
  const reported = fund_movements ?? money_movements;
  const own = reported?.filter(({ party, affected_party }) => (party ?? affected_party) === 'SELLER');
  const moves = own?.flatMap((movement) => moveOf(movement) ?? []);
  return moves && moves.length === own?.length ? { moves } : {};
}

function moveOf({ amount, initiated_time: at, type, reason }: z.infer<typeof movement>): DisputeMove | null {
  const cents = centsFromText(amount?.value ?? '');
  if (!amount || cents === null || !at || !type || !reason) return null;
  const moved = type === 'CREDIT' ? cents : 0 - cents;
  const [amountCents, feeCents] = reason === SETTLEMENT ? [moved, 0] : [0, 0 - moved];
  return { at, amountCents, feeCents, currency: amount.currency_code };
}
