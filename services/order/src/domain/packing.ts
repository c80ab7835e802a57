import type { PackingBlock } from '@shop/shop-rules';
import { inParcel } from './parcel.ts';
import type { StoredOrder } from './order.ts';

type Packed = Pick<StoredOrder, 'lines' | 'refunds' | 'withdrawals' | 'history' | 'disputes'>;

/**
 * Why a paid order is not to be packed: its buyer disputes a payment, or everything was withdrawn or refunded before it
 * was sent.
 */
export function packingBlockOf(order: Packed): PackingBlock | null {
  if (openDisputes(order).length > 0) return 'disputed';
  return inParcel(order).every((pieces) => pieces === 0) ? 'empty' : null;
}

/** The disputes that nobody has decided yet, by the provider's id. */
export const openDisputes = ({ disputes }: Pick<StoredOrder, 'disputes'>) =>
  Object.entries(disputes).filter(([, { state }]) => state === 'open');
