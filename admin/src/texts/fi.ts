import { books } from './fi/books.ts';
import { csv } from './fi/csv.ts';
import { dashboard } from './fi/dashboard.ts';
import { frame } from './fi/frame.ts';
import { letters } from './fi/letters.ts';
import { lists } from './fi/lists.ts';
import { orderTrail } from './fi/order-trail.ts';
import { orders } from './fi/orders.ts';
import { payments } from './fi/payments.ts';
import { pictures } from './fi/pictures.ts';
import { products } from './fi/products.ts';
import { stock } from './fi/stock.ts';

/** Every word of the back office that is not react-admin's own. Quoted English stays as the owner wrote it. */
export const texts = {
  ...frame,
  ...lists,
  ...letters,
  ...orders,
  ...payments,
  ...orderTrail,
  ...products,
  ...stock,
  ...pictures,
  ...dashboard,
  ...books,
  ...csv,
};
