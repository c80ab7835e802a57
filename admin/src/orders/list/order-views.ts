import type { OrderAlert } from '@shop/shop-rules/order-alert';
import type { OrderStatus, PackingState, PaymentStatus } from '@shop/shop-rules/order-status';
import { createSearchParams } from 'react-router';

/** What the list of orders can be narrowed by; the API's own words. */
export type OrderFilter = {
  q?: string | undefined;
  orderStatus?: OrderStatus[] | undefined;
  paymentStatus?: PaymentStatus[] | undefined;
  /** Only those about whose money a provider is still deciding. */
  paymentPending?: true | undefined;
  /** Only those of whose money a person has to do this about. */
  alert?: OrderAlert | undefined;
  /** Only those that are to be packed, or that something stands against. */
  packing?: PackingState | undefined;
  /** Only those whose buyer has cancelled the payment, or has not. */
  paymentCancelled?: boolean | undefined;
  /** Moments, ISO 8601. */
  from?: string | undefined;
  to?: string | undefined;
};

/** The views of the maker's orders, each a filter. The dashboard and the list count by the same ones. */
export const orderViews = {
  all: {},
  toPack: { packing: 'ready' },
  withheld: { packing: 'withheld' },
  unpaid: { orderStatus: ['pending'], paymentStatus: ['pending'] },
  inShipping: { orderStatus: ['inShipping'] },
  review: { paymentStatus: ['review'] },
  failed: { paymentStatus: ['failed'], paymentCancelled: false },
  cancelled: { paymentStatus: ['failed'], paymentCancelled: true },
} satisfies Record<string, OrderFilter>;

/** How the list of orders is sorted unless somebody chooses otherwise. */
export const newestFirst = { field: 'orderDate', order: 'DESC' } as const;

/** As parcels are packed: whoever has waited the longest comes first. */
export const oldestFirst = { field: 'orderDate', order: 'ASC' } as const;

export type OrderView = keyof typeof orderViews;
export const orderViewNames = Object.keys(orderViews) as OrderView[];

const sameList = (a: readonly string[] = [], b: readonly string[] = []): boolean =>
  a.length === b.length && a.every((one) => b.includes(one));

/** Which view a filter shows; a search inside a view is still that view. */
export function viewOf(filter: OrderFilter): OrderView | undefined {
  if (filter.paymentPending || filter.alert) return undefined;
  return orderViewNames.find((name) => {
    const view: OrderFilter = orderViews[name];
    return (
      view.packing === filter.packing &&
      view.paymentCancelled === filter.paymentCancelled &&
      sameList(view.orderStatus, filter.orderStatus) &&
      sameList(view.paymentStatus, filter.paymentStatus)
    );
  });
}

/** A view's filter; with `since`, a moment, only of the orders from then on. */
export function viewFilter(view: OrderView, since?: string): OrderFilter {
  return { ...orderViews[view], ...(since ? { from: since } : {}) };
}

/** The address of a view. */
export function orderViewPath(view: OrderView, since?: string): string {
  return ordersPath(viewFilter(view, since));
}

/** What an order's address carries so that its neighbours are those of a view, in this order. */
export function orderViewSearch(view: OrderView, { field, order }: { field: string; order: string }): string {
  const filter = JSON.stringify(orderViews[view]);
  return `?${createSearchParams({ filter, sort: field, order, page: '1' }).toString()}`;
}

/** The address of the list, narrowed by a filter. */
export function ordersPath(filter: OrderFilter): string {
  return `/orders?${createSearchParams({ filter: JSON.stringify(filter), page: '1' }).toString()}`;
}
