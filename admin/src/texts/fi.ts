import { accounting } from './fi/accounting.ts';
import { csv } from './fi/csv.ts';
import { dashboard } from './fi/dashboard.ts';
import { frame } from './fi/frame.ts';
import { emails } from './fi/emails.ts';
import { lists } from './fi/lists.ts';
import { orderTimeline } from './fi/order-timeline.ts';
import { orders } from './fi/orders.ts';
import { payments } from './fi/payments.ts';
import { pictures } from './fi/pictures.ts';
import { products } from './fi/products.ts';
import { stock } from './fi/stock.ts';

/** All texts but react-admin's own. English ones are the owner's. */
export const texts = {
  ...frame,
  ...lists,
  ...emails,
  ...orders,
  ...payments,
  ...orderTimeline,
  ...products,
  ...stock,
  ...pictures,
  ...dashboard,
  ...accounting,
  ...csv,
};
