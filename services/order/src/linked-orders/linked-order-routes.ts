import {
  linkedOrderSchema,
  linkedReceiptSchema,
  linkedRestSchema,
  orderLinkSchema,
  trackSchema,
  type LinkedOrder,
  type Receipt,
} from '@shop/contracts';
import { addressOf, parseInput, requireAdmin, ShopError } from '@shop/service-kit';
import type { Express } from 'express';
import type { StoredOrder } from '../domain/order.ts';
import { orderRecord, orderView } from '../http/order-view.ts';
import { payRest } from '../use-cases/checkout/pay-rest.ts';
import { refreshPayments } from '../use-cases/review/refresh-payments.ts';
import type { LinkedOrderDeps } from './deps.ts';
import { openLinkedOrder } from './open-linked-order.ts';
import { revokeLinks } from './revoke-links.ts';
import { trackOrder } from './track-order.ts';

type Receipts = {
  list: (orderID: string) => Promise<Receipt[]>;
  file: (number: string) => Promise<{ number: string; pdfBase64: string }>;
};

const PATH = '/api/shop/linked-order';
const LINK_SENT =
  'Jos antamasi tiedot ovat oikein, lähetimme sähköpostiisi linkin, josta näet tilauksen. Linkki on myös tilausvahvistuksessasi.';

/** Decision 0064. */
export function mountLinkedOrderRoutes(app: Express, deps: LinkedOrderDeps, receipts: Receipts): void {
  app.post(`${PATH}/track`, async (request, response) => {
    const input = parseInput(trackSchema, request.body);
    await trackOrder(deps, { ...input, address: addressOf(request) });
    response.status(202).json({ success: true, message: LINK_SENT });
  });

  app.post(`${PATH}/find`, async (request, response) => {
    const order = await openLinkedOrder(deps, parseInput(orderLinkSchema, request.body));
    response.json({ success: true, data: await view(order) });
  });

  app.post(`${PATH}/look`, async (request, response) => {
    const { _id, userID } = await openLinkedOrder(deps, parseInput(orderLinkSchema, request.body));
    response.json({ success: true, data: await view(await refreshPayments(deps, userID, _id)) });
  });

  app.post(`${PATH}/pay-rest`, async (request, response) => {
    const input = parseInput(linkedRestSchema, request.body);
    const { _id: orderID, userID } = await openLinkedOrder(deps, input);
    const isPaypal = input.paymentMethod === 'paypal';
    const provider = isPaypal ? 'paypal' : 'stripe';
    const url = await payRest(deps, { userID, orderID, provider, returnsTo: 'link' });
    response.status(201).json({ success: true, [isPaypal ? 'approveLink' : 'checkoutUrl']: url, orderID });
  });

  app.post(`${PATH}/receipt`, async (request, response) => {
    const input = parseInput(linkedReceiptSchema, request.body);
    const { _id } = await openLinkedOrder(deps, input);
    const receipt = (await receipts.list(_id)).find(({ number }) => number === input.number);
    if (!receipt) throw new ShopError({ code: 'receipt-not-found' });
    response.json({ success: true, data: await receipts.file(receipt.number) });
  });

  app.post('/api/admin/rest/orders/:orderID/links/revoke', async (request, response) => {
    const admin = requireAdmin(request);
    response.json(orderRecord(await revokeLinks(deps, { admin, orderID: request.params.orderID })));
  });

  async function view(order: StoredOrder): Promise<LinkedOrder> {
    return linkedOrderSchema.parse({ ...orderView(order), receipts: await receipts.list(order._id) });
  }
}
