import type { WithdrawalRequest } from '@shop/contracts';
import { newEvent, orderWithdrawn } from '@shop/events';
import { ShopError } from '@shop/service-kit';
import type { WithdrawalDeps } from './deps.ts';
import type { StoredOrder, StoredWithdrawal } from '../domain/order.ts';
import { withdrawablePieces } from '../domain/after-sales/withdrawals.ts';
import { changeOrder } from '../saga/change-order.ts';
import { assertSameCall, fingerprintOf } from '../use-cases/idempotency-key.ts';
import { assertWithdrawable, identifyOrder } from './find-withdrawable.ts';

type WithdrawalInput = WithdrawalRequest & { userID: string | undefined; key: string | undefined };

/**
 * Stores the notice with its time; the refund waits for the goods.
 * @throws ShopError as `findWithdrawable`, `invalid-input`
 */
export async function withdraw(deps: WithdrawalDeps, input: WithdrawalInput): Promise<StoredOrder> {
  const { name, lines, key } = input;
  const { _id } = await identifyOrder(deps, input);
  const fingerprint = key === undefined ? undefined : fingerprintOf(_id, key, [name, lines]);
  return changeOrder(deps, _id, (read) => {
    const { withdrawals } = read;
    const before = fingerprint && Object.values(withdrawals).find((notice) => notice.key === fingerprint.key);
    if (before) {
      assertSameCall(before, fingerprint);
      return null;
    }
    assertWithdrawable(read, deps.now());
    const at = deps.now();
    const id = `w${Object.keys(withdrawals).length + 1}`;
    const notice: StoredWithdrawal = {
      at,
      name,
      lines: piecesOf(read, lines),
      arrivedAt: null,
      refundIds: [],
      ...fingerprint,
    };
    const payload = { orderID: read._id, withdrawalId: id, at: at.toISOString(), name, lines: notice.lines };
    return {
      set: { withdrawals: { ...withdrawals, [id]: notice } },
      history: { at: at.toISOString(), by: 'customer', what: 'withdrawal' },
      event: newEvent(orderWithdrawn, payload),
    };
  });
}

/** @throws `invalid-input` for too many pieces or pieces made to order */
function piecesOf(order: StoredOrder, input: WithdrawalRequest['lines']): StoredWithdrawal['lines'] {
  const withdrawable = withdrawablePieces(order);
  const quantities = new Map<number, number>();
  for (const { line, quantity } of input) quantities.set(line, (quantities.get(line) ?? 0) + quantity);
  const lines = [...quantities].map(([line, quantity]) => ({ line, quantity }));
  if (lines.every(({ line, quantity }) => quantity <= (withdrawable[line] ?? 0))) return lines;
  throw new ShopError({
    code: 'invalid-input',
    errors: { lines: 'Näin montaa kappaletta ei voi peruuttaa. Tarkista määrät.' },
  });
}
