/** A changing call, as it is meant. */
export type Call = {
  name: string;
  as: 'customer' | 'admin' | 'guest';
  method: string;
  path: string;
  body: Record<string, unknown>;
};

/** The calls by which an order's money goes back, is accepted or completed. @param orderID of an order that is not there */
export function moneyCalls(orderID: string): Call[] {
  return [
    {
      name: 'refund',
      as: 'admin',
      method: 'POST',
      path: `/api/admin/rest/orders/${orderID}/refunds`,
      body: { version: 1, kind: 'sum', sum: 10, delivery: false, restock: false, note: 'N' },
    },
    {
      name: 'accept money',
      as: 'admin',
      method: 'POST',
      path: `/api/admin/rest/orders/${orderID}/payments/${orderID}_1/accept`,
      body: { version: 1, text: 'T' },
    },
    {
      name: 'ask the rest',
      as: 'admin',
      method: 'POST',
      path: `/api/admin/rest/orders/${orderID}/rest`,
      body: { version: 1 },
    },
    {
      name: 'pay the rest',
      as: 'customer',
      method: 'POST',
      path: '/api/shop/purchase/pay-rest',
      body: { orderID, paymentMethod: 'card' },
    },
  ];
}
