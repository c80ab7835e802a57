import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../../providers/data-provider.ts';
import { texts } from '../../texts/fi.ts';
import type { OrderRecord } from '../../providers/order-record.ts';
import { useOrderCall } from '../../providers/use-order-call.ts';

/** What the maker writes on an order: both calls answer whether it was saved. */
export function useOrderWrites(order: OrderRecord) {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const { busy, call, errors, form, forget } = useOrderCall(texts.order.written, ['text', 'trackingCode']);
  const { id } = order;
  return {
    busy,
    errors,
    form,
    forget,
    addNote: (text: string) => call(() => dataProvider.addOrderNote(id, text)),
    setTrackingCode: (trackingCode: string, seenTrackingCode: string) =>
      call(() =>
        dataProvider.update('orders', { id, data: { trackingCode, seenTrackingCode }, previousData: order }),
      ),
  };
}
