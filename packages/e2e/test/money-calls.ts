/** A changing call, as it is meant. */
export type Call = {
  name: string;
  as: 'customer' | 'admin' | 'guest';
  method: string;
  path: string;
  body: Record<string, unknown>;
};

/** The calls by which an order's money goes back, is accepted, completed or looked into. @param orderID of an order that is not there */
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
      name: 'dismiss money',
      as: 'admin',
      method: 'POST',
      path: `/api/admin/rest/orders/${orderID}/payments/${orderID}_1/dismiss`,
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
      name: 'place for a buyer',
      as: 'admin',
      method: 'POST',
      path: '/api/admin/rest/orders/manual',
      body: {
        name: 'N',
        email: 'nobody@posti.example',
        address: 'A 1',
        city: 'C',
        postcode: '00100',
        phone: '040 123 4567',
        notes: 'N',
        deliveryMethod: 'verstas',
        lines: [{ productID: orderID, size: 'M', variant: 1, quantity: 1 }],
        note: 'N',
        seenTotal: 10,
      },
    },
    {
      name: 'make a payment link',
      as: 'admin',
      method: 'POST',
      path: `/api/admin/rest/orders/${orderID}/payment-link`,
      body: { paymentMethod: 'card' },
    },
    {
      name: 'mark as paid',
      as: 'admin',
      method: 'POST',
      path: `/api/admin/rest/orders/${orderID}/paid`,
      body: { method: 'cash', reason: 'R', version: 1 },
    },
    {
      name: 'change work',
      as: 'admin',
      method: 'POST',
      path: `/api/admin/rest/orders/${orderID}/work/0`,
      body: { version: 0, state: 'ready' },
    },
    {
      name: 'move work',
      as: 'admin',
      method: 'POST',
      path: `/api/admin/rest/orders/${orderID}/work/0/place`,
      body: { version: 0, week: '2027-W03', after: null },
    },
    {
      name: 'pay the rest',
      as: 'customer',
      method: 'POST',
      path: '/api/shop/purchase/pay-rest',
      body: { orderID, paymentMethod: 'card' },
    },
    {
      name: 'cancel paid',
      as: 'customer',
      method: 'POST',
      path: '/api/shop/purchase/cancel-paid',
      body: { orderID },
    },
    {
      name: 'ask what a code gives',
      as: 'customer',
      method: 'POST',
      path: '/api/shop/purchase/discount',
      body: { discountCode: 'EIOLE' },
    },
    {
      name: 'find what to withdraw from',
      as: 'guest',
      method: 'POST',
      path: '/api/shop/withdrawal/find',
      // With an email address alone every answer is the same 202.
      body: { orderID, token: 'unknown', email: '' },
    },
    {
      name: 'open a linked order',
      as: 'guest',
      method: 'POST',
      path: '/api/shop/linked-order/find',
      body: { orderID, token: 'unknown' },
    },
    {
      name: 'look at a linked order’s payments',
      as: 'guest',
      method: 'POST',
      path: '/api/shop/linked-order/look',
      body: { orderID, token: 'unknown' },
    },
    {
      name: 'pay a linked order’s rest',
      as: 'guest',
      method: 'POST',
      path: '/api/shop/linked-order/pay-rest',
      body: { orderID, token: 'unknown', paymentMethod: 'card' },
    },
    {
      name: 'print a linked order’s receipt',
      as: 'guest',
      method: 'POST',
      path: '/api/shop/linked-order/receipt',
      body: { orderID, token: 'unknown', number: '2026-K-000001' },
    },
    {
      name: 'withdraw',
      as: 'guest',
      method: 'POST',
      path: '/api/shop/withdrawal/confirm',
      body: {
        orderID,
        email: 'nobody@posti.example',
        name: 'X',
        lines: [{ line: 0, quantity: 1 }],
      },
    },
  ];
}

/** A change of settings that another admin has changed since. */
export const settingsCall: Call = {
  name: 'change settings',
  as: 'admin',
  method: 'PUT',
  path: '/api/admin/rest/settings',
  body: { version: 987_654, banner: 'X', freeAboveCents: 1, delivery: [], home: {} },
};
