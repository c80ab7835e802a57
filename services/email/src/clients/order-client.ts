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
  getFacts: (orderID: string) => Promise<EmailOrder>;
  /**
   * Makes the order's receipt or credit note, once. @returns its number, null where nothing was sold; and the order
   * @throws `order-not-found`, `refund-not-found`
   */
  writeReceipt: (orderID: string, refundId?: string) => Promise<ReceiptedOrder>;
  newLinkToken: (orderID: string, options: { isRequested: boolean }) => Promise<string>;
  /** PDF. */
  getReceiptFile: (number: string) => Promise<Buffer>;
};

export function createOrderClient(client: InternalClient): OrderClient {
  return {
    getFacts: (orderID) => client.get(`/internal/orders/${encodeURIComponent(orderID)}`, emailOrderSchema),
    writeReceipt: (orderID, refundId) => {
      const path = `/internal/orders/${encodeURIComponent(orderID)}/receipt`;
      return client.post(path, { body: { refundId }, answer: receiptedOrderSchema });
    },
    newLinkToken: async (orderID, options) => {
      const path = `/internal/orders/${encodeURIComponent(orderID)}/link`;
      return (await client.post(path, { body: options, answer: linkTokenSchema })).token;
    },
    getReceiptFile: async (number) => {
      const path = `/internal/receipts/${encodeURIComponent(number)}`;
      return Buffer.from((await client.get(path, receiptFileSchema)).pdfBase64, 'base64');
    },
  };
}
