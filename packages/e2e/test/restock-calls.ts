import type { Call } from './money-calls.ts';

/** The calls of who waits for a product. @param productID of a product that is not there */
export function restockCalls(productID: string): Call[] {
  return [
    {
      name: 'wait for a product',
      as: 'guest',
      method: 'POST',
      path: '/api/shop/restock/ask',
      body: { productID, size: 'M', email: 'nobody@posti.example' },
    },
    {
      name: 'wait no more',
      as: 'guest',
      method: 'POST',
      path: '/api/shop/restock/stop',
      body: { key: 'kuka' },
    },
    {
      name: 'review without a ticket',
      as: 'customer',
      method: 'POST',
      path: '/api/shop/reviews',
      body: { ticket: 'x', stars: 5, text: 'Hyvä.', fit: null, pictures: [] },
    },
    {
      name: 'take a reminder back',
      as: 'customer',
      method: 'POST',
      path: '/api/shop/purchase/review-reminders/take-back',
      body: { orderID: '0'.repeat(24) },
    },
    {
      name: 'end reminders',
      as: 'guest',
      method: 'POST',
      path: '/api/shop/purchase/review-reminders/end',
      body: { key: 'kuka' },
    },
    {
      name: 'report a review',
      as: 'guest',
      method: 'POST',
      path: '/api/shop/reviews/report',
      body: { id: productID, reason: 'advert' },
    },
  ];
}
