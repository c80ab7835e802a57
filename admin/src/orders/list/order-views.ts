import type { OrderAlert } from '@shop/shop-rules/order-alert';
import type { OrderStatus, PackingState, PaymentStatus } from '@shop/shop-rules/order-status';
import { createSearchParams } from 'react-router';

export type OrderFilter = {
  q?: string | undefined;
  orderStatus?: OrderStatus[] | undefined;
  paymentStatus?: PaymentStatus[] | undefined;
  deliveryMethod?: string[] | undefined;
  paymentPending?: true | undefined;
  alert?: OrderAlert | undefined;
  packing?: PackingState | undefined;
  paymentCancelled?: boolean | undefined;
  /** ISO 8601. */
  from?: string | undefined;
  to?: string | undefined;
};

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

export const newestFirst = { field: 'orderDate', order: 'DESC' } as const;

export const oldestFirst = { field: 'orderDate', order: 'ASC' } as const;

export type OrderView = keyof typeof orderViews;
export const orderViewNames = Object.keys(orderViews) as OrderView[];

const sameList = (a: readonly string[] = [], b: readonly string[] = []): boolean =>
  a.length === b.length && a.every((value) => b.includes(value));

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

/** @param since only orders from this moment on */
export function viewFilter(view: OrderView, since?: string): OrderFilter {
  return { ...orderViews[view], ...(since ? { from: since } : {}) };
}

export function orderViewPath(view: OrderView, since?: string): string {
  return ordersPath(viewFilter(view, since));
}

export function orderViewSearch(view: OrderView, { field, order }: { field: string; order: string }): string {
  const filter = JSON.stringify(orderViews[view]);
  return `?${createSearchParams({ filter, sort: field, order, page: '1' }).toString()}`;
}

export function ordersPath(filter: OrderFilter): string {
  return `/orders?${createSearchParams({ filter: JSON.stringify(filter), page: '1' }).toString()}`;
}
