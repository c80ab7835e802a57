import { useState } from 'react';
import { HttpError, useDataProvider, useNotify } from 'react-admin';
import { useForm, useWatch } from 'react-hook-form';
import type { ShopDataProvider } from '../../providers/data-provider.ts';
import { texts } from '../../texts/fi.ts';
import type { OrderRecord } from '../../providers/order-record.ts';
import { isToShip, failedParcel, markDuplicateCodes, withShipment, type Parcel } from './parcel.ts';
import { formErrorText } from '../../providers/field-errors.ts';
import { useHeldShipments } from './use-held-shipments.ts';

const { sending: words } = texts;

/** One order at a time; failed ones keep their typed code. */
export function useShipping(orders: readonly OrderRecord[]) {
  const form = useForm<{ touched: Record<string, Parcel> }>({ defaultValues: { touched: {} } });
  const touched = useWatch({ control: form.control, name: 'touched' });
  const dataProvider = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const { shipments, failure, add, undo: undoOne } = useHeldShipments();
  const [isUndoing, setUndoing] = useState(false);
  const parcels = markDuplicateCodes(
    orders.map((order) => {
      const shipment = shipments.find(({ orderID }) => orderID === order.id);
      const code = shipment?.state === 'failed' ? shipment.trackingCode : order.trackingCode;
      return withShipment(touched[order.id] ?? { order, code }, shipment);
    }),
  );
  const held = parcels.filter(({ outcome }) => outcome === 'held');
  const put = (parcel: Parcel) => form.setValue(`touched.${parcel.order.id}`, parcel);

  const hold = async ({ order, code }: Parcel): Promise<'held' | 'failed'> => {
    const trackingCode = code.trim();
    const { id, version, trackingCode: seenTrackingCode } = order;
    try {
      await add(await dataProvider.holdShipment(id, { version, trackingCode, seenTrackingCode }));
      put({ order, code: trackingCode });
      return 'held';
    } catch (error) {
      put(failedParcel({ order, code: trackingCode }, error));
      return 'failed';
    }
  };

  const send = async () => {
    let [sent, left] = [0, 0];
    for (const parcel of parcels.filter(isToShip)) {
      if ((await hold(parcel)) === 'held') sent += 1;
      else left += 1;
    }
    const sentences = [sent > 0 ? words.done(sent) : '', left > 0 ? words.notMarked(left) : ''];
    notify(sentences.filter(Boolean).join(' '), { type: left > 0 ? 'warning' : 'success' });
  };

  const undo = async (undone: readonly Parcel[]) => {
    setUndoing(true);
    let [count, late, failure] = [0, 0, ''];
    for (const { order, code } of undone) {
      try {
        await undoOne(order.id);
        put({ order, code, isChosen: false });
        count += 1;
      } catch (error) {
        if (error instanceof HttpError && error.status === 409) late += 1;
        else failure = formErrorText(error);
      }
    }
    setUndoing(false);
    const sentences = [count > 0 ? words.undone(count) : '', late > 0 ? words.notUndone(late) : '', failure];
    notify(sentences.filter(Boolean).join(' '), { type: late > 0 || failure ? 'warning' : 'success' });
  };

  return { form, parcels, held, failure, put, send, undo, busy: form.formState.isSubmitting || isUndoing };
}
