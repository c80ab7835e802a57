import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../providers/data-provider.ts';
import { texts } from '../texts/fi.ts';
import type { OrderRecord } from './order-record.ts';
import { useOrderCall } from './use-order-call.ts';

/** How money in review is taken or completed: both calls answer whether it was done. */
export function useReview({ id, version }: OrderRecord) {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const accepting = useOrderCall(texts.review.accepted, ['text']);
  const asking = useOrderCall(texts.review.asked);
  return {
    busy: accepting.busy || asking.busy,
    errors: accepting.errors,
    forget: accepting.forget,
    accept: (paymentId: string, text: string) =>
      accepting.call(() => dataProvider.acceptMoney(id, paymentId, { version, text })),
    askRest: () => asking.call(() => dataProvider.askRest(id, { version })),
  };
}
