import type { OrderRefund } from '@shop/contracts';
import type { OrderRecord } from './order-record.ts';

/** The same money once more: pieces where it was pieces, else its sum. What is on sale again stays there. */
export function retryBody(
  { version }: Pick<OrderRecord, 'version'>,
  { paymentId, lines, delivery, amount, note }: OrderRefund,
): object {
  const same = lines.length > 0 ? { kind: 'lines', lines, delivery } : { kind: 'sum', sum: amount };
  return { version, paymentId, note, ...same };
}
