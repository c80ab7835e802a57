import type { HeldShipment } from '@shop/contracts';
import { HttpError } from 'react-admin';
import { texts } from '../../texts/fi.ts';
import { changeWarnings } from '../warnings/change-warnings.ts';
import type { OrderRecord } from '../../providers/order-record.ts';

export type Parcel = {
  order: OrderRecord;
  code: string;
  /** Chosen by hand; by default a typed code chooses a parcel without warnings. */
  isChosen?: boolean;
  hasDuplicateCode?: boolean;
  outcome?: 'sent' | 'held' | { failure: string };
};

export const parcelWarnings = ({ order, hasDuplicateCode = false }: Parcel): string[] => [
  ...changeWarnings(order, 'inShipping'),
  ...(hasDuplicateCode ? [texts.sending.double] : []),
];

export const isPickedUp = ({ order }: Pick<Parcel, 'order'>): boolean => order.delivery?.carrier === 'own';

export function markDuplicateCodes(parcels: readonly Parcel[]): Parcel[] {
  const codes = parcels.map(({ code }) => code.trim());
  return parcels.map((parcel, index) => ({
    ...parcel,
    hasDuplicateCode:
      codes[index] !== '' && codes.indexOf(codes[index] ?? '') !== codes.lastIndexOf(codes[index] ?? ''),
  }));
}

export const isToShip = (parcel: Parcel): boolean => {
  const { code, isChosen, order, outcome } = parcel;
  if (outcome === 'sent' || outcome === 'held') return false;
  return isChosen ?? (code.trim() !== order.trackingCode && parcelWarnings(parcel).length === 0);
};

function orderNow(error: unknown): OrderRecord | undefined {
  const body = error instanceof HttpError ? (error.body as { data?: OrderRecord } | undefined) : undefined;
  return body?.data?._id ? { ...body.data, id: body.data._id } : undefined;
}

/** Stays chosen for the next try unless the order has warnings. */
export function failedParcel({ order, code }: Parcel, error: unknown): Parcel {
  const failure = error instanceof Error ? error.message : texts.errors.unreachable;
  const retried = { order: orderNow(error) ?? order, code };
  return { ...retried, isChosen: parcelWarnings(retried).length === 0, outcome: { failure } };
}

export function withShipment(parcel: Parcel, shipment: HeldShipment | undefined): Parcel {
  if (shipment?.state === 'held') return { ...parcel, code: shipment.trackingCode, outcome: 'held' };
  if (shipment?.state === 'failed' && parcel.code.trim() === shipment.trackingCode)
    return { isChosen: false, outcome: { failure: shipment.failure }, ...parcel };
  // An order that came back has another version.
  const isSent = shipment?.state === 'sent' && shipment.version === parcel.order.version;
  return isSent ? { ...parcel, outcome: 'sent' } : parcel;
}
