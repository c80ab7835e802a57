import { useDataProvider } from 'react-admin';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { ShopDataProvider } from '../../providers/data-provider.ts';
import { texts } from '../../texts/fi.ts';
import type { OrderRecord } from '../../providers/order-record.ts';
import { useOrderCall } from '../use-order-call.ts';

export function useOrderWrites<Values extends FieldValues>(order: OrderRecord, form: UseFormReturn<Values>) {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const { busy, call } = useOrderCall(texts.order.written, form);
  const { id } = order;
  return {
    busy,
    addNote: (text: string) => call(() => dataProvider.addOrderNote(id, text)),
    setTrackingCode: (trackingCode: string, seenTrackingCode: string) =>
      call(() =>
        dataProvider.update('orders', { id, data: { trackingCode, seenTrackingCode }, previousData: order }),
      ),
  };
}
