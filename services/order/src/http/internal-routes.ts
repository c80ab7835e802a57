import type { OrderFacts, LinkToken, ReceiptedOrder, receiptFileSchema } from '@shop/contracts';
import { trackingUrl } from '@shop/shop-rules';
import { parseInput } from '@shop/service-kit';
import type { Express } from 'express';
import { z } from 'zod';
import type { ReceiptDeps } from '../receipts/deps.ts';
import type { BuyerDeps } from '../buyers/deps.ts';
import { SYSTEM, type StoredOrder } from '../domain/order.ts';
import { inParcel } from '../domain/parcel.ts';
import { capturedOf, isReturned, payersOf } from '../domain/refunds.ts';
import { vatOf } from '../domain/vat.ts';
import { lastDay } from '../domain/withdrawals.ts';
import { getOrder } from '../use-cases/get-order.ts';
import { newOrderLink } from '../use-cases/order-link.ts';
import { getReceipt } from '../receipts/get-receipt.ts';
import { isAddressProven } from '../buyers/is-address-proven.ts';
import { writeCreditNote } from '../receipts/write-credit-note.ts';
import { writeReceipt } from '../receipts/write-receipt.ts';
import { orderView } from './order-view.ts';

type FactsDeps = Parameters<typeof isAddressProven>[0];
type InternalDeps = FactsDeps & BuyerDeps & ReceiptDeps;

/** Without a refund the order's receipt is meant, else its credit note. */
const receiptCallSchema = z.object({ refundId: z.string().optional() });

/** What letters asks, and account when somebody wants a copy of their data. */
export function mountInternalRoutes(app: Express, deps: InternalDeps): void {
  app.get('/internal/orders/:orderID', async (request, response) => {
    response.json({ success: true, data: await factsOf(deps, await getOrder(deps, request.params.orderID)) });
  });

  // A letter may be quicker than the consumer that writes the same; whoever comes second finds it written.
  app.post('/internal/orders/:orderID/receipt', async (request, response) => {
    const { orderID } = request.params;
    const { refundId } = parseInput(receiptCallSchema, request.body);
    const { order, receipt } = refundId
      ? { receipt: await writeCreditNote(deps, { orderID, refundId }), order: await getOrder(deps, orderID) }
      : await writeReceipt(deps, orderID);
    const data: ReceiptedOrder = { order: await factsOf(deps, order), receipt: receipt?._id ?? null };
    response.json({ success: true, data });
  });

  // The token is in no event: events stay in queues and dead letters.
  app.post('/internal/orders/:orderID/link', async (request, response) => {
    const token = await newOrderLink(deps, request.params.orderID);
    response.json({ success: true, data: { token } satisfies LinkToken });
  });

  app.get('/internal/receipts/:number', async (request, response) => {
    const printed = await getReceipt(deps, request.params.number);
    // Read in with the first file: its libraries are a quarter of what the process holds at rest.
    const { receiptPdf } = await import('../receipts/pdf/receipt-pdf.ts');
    const pdfBase64 = Buffer.from(await receiptPdf(printed)).toString('base64');
    const data: z.input<typeof receiptFileSchema> = { number: printed.receipt._id, pdfBase64 };
    response.json({ success: true, data });
  });

  app.get('/internal/buyers/:userID/orders', async (request, response) => {
    const orders = await deps.buyers.ordersOf(request.params.userID);
    response.json({ success: true, data: orders.map(orderView) });
  });
}

/** An order as letters tell of it. */
async function factsOf(deps: FactsDeps, order: StoredOrder): Promise<OrderFacts> {
  const { _id, number, userName, email, lines, deliveryFeeCents, totalCents, address, paymentMethod } = order;
  const held = inParcel(order);
  const money = moneyOf(order);
  return {
    orderID: _id,
    orderNumber: number,
    userName,
    email,
    lines: lines.map((line, place) => ({ ...line, inParcel: held[place] ?? line.quantity })),
    deliveryFeeCents,
    discount: order.discount ? { code: order.discount.code, cents: order.discount.takenCents } : null,
    delivery: order.delivery ?? null,
    totalCents,
    vat: vatOf(order),
    address,
    paymentMethod,
    termsVersion: order.termsVersion ?? '',
    isPaid: order.paidBy !== null,
    orderStatus: order.orderStatus,
    isAddressProven: money !== 'none' || (await isAddressProven(deps, order)),
    money,
    rejectedBy: rejectedBy(order),
    orderedAt: order.createdAt.toISOString(),
    trackingCode: order.trackingCode ?? '',
    trackingUrl: trackingUrl(order.delivery?.carrier, order.trackingCode ?? ''),
    withdrawUntil: lines.every(({ madeToOrder }) => madeToOrder) ? null : lastDay(order),
  };
}

function moneyOf(order: StoredOrder): OrderFacts['money'] {
  const { late, review, money, refunds = {} } = order;
  const noted = [
    ...payersOf(order),
    ...(late ? [late.paymentId] : []),
    ...Object.keys({ ...review, ...money }),
  ];
  // What its buyer has only approved brought nothing.
  const came = noted.filter((paymentId) => capturedOf(order, paymentId)?.amountCents !== 0);
  if (came.length === 0) return 'none';
  if (came.every((paymentId) => isReturned(order, paymentId))) return 'back';
  return Object.values(refunds).some(({ state }) => state === 'succeeded') ? 'partly-back' : 'here';
}

function rejectedBy({ orderStatus, statusBy, userID }: StoredOrder): OrderFacts['rejectedBy'] {
  if (orderStatus !== 'rejected' || statusBy === SYSTEM) return null;
  return statusBy === userID ? 'customer' : 'maker';
}
