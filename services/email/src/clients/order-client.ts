import {
  linkTokenSchema,
  emailOrderSchema,
  receiptFileSchema,
  receiptedOrderSchema,
  type EmailOrder,
  type ReceiptedOrder,
} from '@shop/contracts';
import type { InternalClient } from '@shop/service-kit';

export type OrderClient = {
  /** @throws ShopError `order-not-found` */
  getFacts: (orderID: string) => Promise<EmailOrder>;
  /**
   * Has the order's receipt written, or the credit note of one of its refunds, where it isn't yet.
   * @returns its number, null where nothing was sold or taken back; and the order
   * @throws ShopError `order-not-found`, `refund-not-found`
   */
  writeReceipt: (orderID: string, refundId?: string) => Promise<ReceiptedOrder>;
  /** A new token for the link to an order. @throws ShopError `order-not-found` */
  newLinkToken: (orderID: string) => Promise<string>;
  /** A receipt or credit note as a PDF. @throws ShopError `receipt-not-found` */
  getReceiptFile: (number: string) => Promise<Buffer>;
};

export function createOrderClient(client: InternalClient): OrderClient {
  return {
    getFacts: (orderID) => client.get(`/internal/orders/${encodeURIComponent(orderID)}`, emailOrderSchema),
    writeReceipt: (orderID, refundId) => {
      const path = `/internal/orders/${encodeURIComponent(orderID)}/receipt`;
      return client.post(path, { body: { refundId }, answer: receiptedOrderSchema });
    },
    newLinkToken: async (orderID) => {
      const path = `/internal/orders/${encodeURIComponent(orderID)}/link`;
      return (await client.post(path, { body: {}, answer: linkTokenSchema })).token;
    },
    getReceiptFile: async (number) => {
      const path = `/internal/receipts/${encodeURIComponent(number)}`;
      return Buffer.from((await client.get(path, receiptFileSchema)).pdfBase64, 'base64');
    },
  };
}
