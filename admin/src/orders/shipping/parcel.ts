import { HttpError } from 'react-admin';
import { texts } from '../../texts/fi.ts';
import { oddFacts } from '../warnings/unusual-change.ts';
import type { OrderRecord } from '../../providers/order-record.ts';

/** What is typed for one parcel, and what became of it. */
export type Parcel = {
  /** As the server answered it last. */
  order: OrderRecord;
  code: string;
  /** Whether it leaves now; a typed code says so by itself, unless the order is none to send. */
  isLeaving?: boolean;
  /** Whether another parcel has the same code. */
  isDouble?: boolean;
  outcome?: 'sent' | { failure: string };
};

/** What speaks against sending a parcel by now, each fact a sentence of its own. */
export const oddParcel = ({ order, isDouble = false }: Parcel): string[] => [
  ...oddFacts(order, 'inShipping'),
  ...(isDouble ? [texts.sending.double] : []),
];

/** Whether an order's buyer comes for it: then there is no parcel, and no code to follow it by. */
export const isFetched = ({ order }: Pick<Parcel, 'order'>): boolean => order.delivery?.carrier === 'own';

/** The parcels, each with whether another one has its code. */
export function withDoubles(parcels: readonly Parcel[]): Parcel[] {
  const codes = parcels.map(({ code }) => code.trim());
  return parcels.map((parcel, index) => ({
    ...parcel,
    isDouble:
      codes[index] !== '' && codes.indexOf(codes[index] ?? '') !== codes.lastIndexOf(codes[index] ?? ''),
  }));
}

/** Whether a parcel is to be marked as sent. */
export const leaves = (parcel: Parcel): boolean => {
  const { code, isLeaving, order, outcome } = parcel;
  if (outcome === 'sent') return false;
  return isLeaving ?? (code.trim() !== order.trackingCode && oddParcel(parcel).length === 0);
};

/** The order as it is by now, which a refusal carries. */
function orderNow(error: unknown): OrderRecord | undefined {
  const body = error instanceof HttpError ? (error.body as { data?: OrderRecord } | undefined) : undefined;
  return body?.data?._id ? { ...body.data, id: body.data._id } : undefined;
}

/** A parcel that could not be marked: it leaves with the next try, unless its order was given up or refunded meanwhile. */
export function parcelLeft({ order, code }: Parcel, error: unknown): Parcel {
  const failure = error instanceof Error ? error.message : texts.errors.away;
  const left = { order: orderNow(error) ?? order, code };
  return { ...left, isLeaving: oddParcel(left).length === 0, outcome: { failure } };
}
