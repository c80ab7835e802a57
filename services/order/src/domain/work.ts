import type { WorkState } from '@shop/shop-rules';
import type { StoredOrder } from './order.ts';
import { inParcel } from './parcel.ts';

type Worked = Pick<StoredOrder, 'lines' | 'refunds' | 'withdrawals' | 'history' | 'work'>;

export type LineWork = {
  line: number;
  quantity: number;
  state: WorkState;
  promised: string;
  week: string;
  rank?: string;
  version: number;
};

export function workOf(order: Worked): LineWork[] {
  const { lines, work = {} } = order;
  if (lines.every(({ promise }) => !promise)) return [];
  return inParcel(order).flatMap((quantity, line) => {
    const promised = lines[line]?.promise?.week;
    if (!promised || quantity === 0) return [];
    const { state = 'queued', week = promised, rank, version = 0 } = work[line] ?? {};
    return [{ line, quantity, state, promised, week, ...(rank ? { rank } : {}), version }];
  });
}
