import type { PackingBlock } from '@shop/shop-rules';
import { inParcel, isUnsent } from './parcel.ts';
import type { StoredOrder } from './order.ts';
import { workOf } from './work.ts';

type Packed = Pick<
  StoredOrder,
  'lines' | 'refunds' | 'withdrawals' | 'history' | 'disputes' | 'work' | 'orderStatus'
>;

export function packingBlockOf(order: Packed): PackingBlock | null {
  if (openDisputes(order).length > 0) return 'disputed';
  if (inParcel(order).every((pieces) => pieces === 0)) return 'empty';
  return isUnsent(order) && workOf(order).some(({ state }) => state !== 'ready') ? 'unmade' : null;
}

export const openDisputes = ({ disputes }: Pick<StoredOrder, 'disputes'>) =>
  Object.entries(disputes).filter(([, { state }]) => state === 'open');
