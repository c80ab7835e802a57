import { useDataProvider, useNotify } from 'react-admin';
import { useForm, useWatch } from 'react-hook-form';
import type { ShopDataProvider } from '../../providers/data-provider.ts';
import { texts } from '../../texts/fi.ts';
import type { OrderRecord } from '../../providers/order-record.ts';
import { isToShip, failedParcel, markDuplicateCodes, type Parcel } from './parcel.ts';

const { sending: words } = texts;

/** One order at a time; failed ones keep their typed code. */
export function useShipping(orders: readonly OrderRecord[]) {
  const form = useForm<{ touched: Record<string, Parcel> }>({ defaultValues: { touched: {} } });
  const touched = useWatch({ control: form.control, name: 'touched' });
  const dataProvider = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const parcels = markDuplicateCodes(
    orders.map((order) => touched[order.id] ?? { order, code: order.trackingCode }),
  );
  const put = (parcel: Parcel) => form.setValue(`touched.${parcel.order.id}`, parcel);

  const sendOne = async (parcel: Parcel): Promise<Parcel> => {
    const code = parcel.code.trim();
    const { order } = parcel;
    const isNewCode = code !== order.trackingCode;
    try {
      if (isNewCode) {
        const data = { trackingCode: code, seenTrackingCode: order.trackingCode };
        await dataProvider.update<OrderRecord>('orders', { id: order.id, data, previousData: order });
      }
      await dataProvider.moveOrder({ id: order.id, version: order.version, orderStatus: 'inShipping' });
      return { order, code, outcome: 'sent' };
    } catch (error) {
      return failedParcel({ order, code }, error);
    }
  };

  const send = async () => {
    let [sent, left] = [0, 0];
    for (const parcel of parcels.filter(isToShip)) {
      const after = await sendOne(parcel);
      put(after);
      if (after.outcome === 'sent') sent += 1;
      else left += 1;
    }
    const sentences = [sent > 0 ? words.done(sent) : '', left > 0 ? words.notMarked(left) : ''];
    notify(sentences.filter(Boolean).join(' '), { type: left > 0 ? 'warning' : 'success' });
  };

  return { form, parcels, put, send, busy: form.formState.isSubmitting };
}
