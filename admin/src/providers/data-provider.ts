import type {
  AccountingSummary,
  AccountingQuery,
  DeadLetterRecord,
  EmailPreview,
  HeldShipment,
  Order,
  Timeline,
  QueueRecord,
  Receipt,
  Reconciliation,
  SalesFigures,
  Shipment,
} from '@shop/contracts';
import type { StockLedger } from '@shop/contracts/stock-ledger';
import type { OrderStatus } from '@shop/shop-rules/order-status';
import { changeOrderStatus, createApiClient, wordsOf } from '@shop/shop-client';
import simpleRestProvider from 'ra-data-simple-rest';
import { HttpError, type DataProvider } from 'react-admin';
import { texts } from '../texts/fi.ts';
import { discardDeadLetter, readDeadLetters, replayDeadLetter, type DeadLetterList } from './dead-letters.ts';
import { http, repeatAfterProof } from './http.ts';
import { addOrderIdsToFilter } from './audit-log-search.ts';

const apiNames: Record<string, string> = { product: 'products' };

const REST = '/api/admin/rest';

type RestCall = (resource: string, params: object) => Promise<unknown>;

const rest = Object.fromEntries(
  Object.entries(simpleRestProvider(REST, http)).map(([name, call]: [string, RestCall]) => [
    name,
    (resource: string, params: object) => call(apiNames[resource] ?? resource, params),
  ]),
) as unknown as DataProvider;

export type OrderMove = { id: string; orderStatus: OrderStatus; version: number };

export type ShopDataProvider = DataProvider & {
  /** @throws HttpError 409 when the order has changed meanwhile */
  moveOrder: (move: OrderMove) => Promise<Order>;
  /** @throws HttpError with a Finnish message, or one per field in its body's `errors` */
  correctAddress: (id: string, body: object) => Promise<void>;
  addOrderNote: (id: string, text: string) => Promise<void>;
  /** The same idempotency key refunds once. */
  refundOrder: (id: string, body: { version: number; elsewhere?: boolean }, key: string) => Promise<void>;
  /** Accepts a payment in review as received (`accept`), or closes it (`dismiss`). */
  decideMoney: (id: string, paymentId: string, how: 'accept' | 'dismiss', body: object) => Promise<void>;
  requestMissingAmount: (id: string, body: object) => Promise<void>;
  /** @throws HttpError 409 when the order has changed meanwhile */
  holdShipment: (id: string, shipment: Shipment) => Promise<HeldShipment>;
  /** @throws HttpError 409 once the parcel has left */
  undoShipment: (id: string) => Promise<void>;
  heldShipments: () => Promise<HeldShipment[]>;
  orderReceipts: (id: string) => Promise<Receipt[]>;
  noteArrival: (id: string, withdrawal: string) => Promise<void>;
  orderTimeline: (id: string) => Promise<Timeline>;
  restoreProduct: (id: string) => Promise<void>;
  stockMovements: (page: { id: string; page: number; limit: number }) => Promise<StockLedger>;
  accounting: (query: AccountingQuery) => Promise<AccountingSummary>;
  /** Moments in ISO 8601. */
  salesFigures: (range: { from: string; to: string }) => Promise<SalesFigures>;
  /** @throws HttpError 409 while a delivery is unfinished */
  resendEmail: (id: string) => Promise<void>;
  resendFailedEmails: () => Promise<number>;
  emailPreviews: () => Promise<EmailPreview[]>;
  latestReconciliation: () => Promise<Reconciliation | null>;
  /** @param most per service */
  deadLetters: (most: number) => Promise<DeadLetterList>;
  /** @throws HttpError 404 or 409 when another admin has handled it */
  replayDeadLetter: (letter: DeadLetterRecord) => Promise<void>;
  discardDeadLetter: (letter: DeadLetterRecord) => Promise<void>;
  /** @throws HttpError 503 while Redis is unreachable */
  queues: () => Promise<QueueRecord[]>;
};

export const booksUrl = (query: AccountingQuery, ending = ''): string =>
  `${REST}/orders/books${ending}?${new URLSearchParams(query).toString()}`;

const api = createApiClient();

async function moveOrder(move: OrderMove): Promise<Order> {
  const outcome = await changeOrderStatus(api, move);
  if (outcome.outcome === 'ok') return outcome.data;
  const status = outcome.outcome === 'failed' ? outcome.status : 0;
  throw new HttpError(wordsOf(outcome, texts.errors.unreachable).message, status, outcome);
}

export const dataProvider: ShopDataProvider = {
  ...rest,
  getList: async (resource, params) => {
    if (resource !== 'record') return rest.getList(resource, params);
    const search = await addOrderIdsToFilter(rest.getList, params);
    return { ...(await rest.getList(resource, search.params)), meta: { orders: search.orders } };
  },
  create: async (resource, { data, meta }) => {
    const { key } = (meta ?? {}) as { key?: string };
    const headers = new Headers({
      'content-type': 'application/json',
      ...(key ? { 'idempotency-key': key } : {}),
    });
    const { json } = await http(`${REST}/${apiNames[resource] ?? resource}`, {
      method: 'POST',
      body: JSON.stringify(data),
      headers,
    });
    return { data: json };
  },
  moveOrder: (move) => repeatAfterProof(() => moveOrder(move), { isSave: true }),
  correctAddress: async (id, body) => {
    await http(`${REST}/orders/${id}/address`, { method: 'PUT', body: JSON.stringify(body) });
  },
  addOrderNote: async (id, text) => {
    await http(`${REST}/orders/${id}/notes`, { method: 'POST', body: JSON.stringify({ text }) });
  },
  refundOrder: async (id, { elsewhere, ...body }, key) => {
    const headers = new Headers({ 'content-type': 'application/json', 'idempotency-key': key });
    await http(`${REST}/orders/${id}/refunds${elsewhere ? '/elsewhere' : ''}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers,
    });
  },
  decideMoney: async (id, paymentId, how, body) => {
    await http(`${REST}/orders/${id}/payments/${paymentId}/${how}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
  },
  requestMissingAmount: async (id, body) => {
    await http(`${REST}/orders/${id}/rest`, { method: 'POST', body: JSON.stringify(body) });
  },
  holdShipment: async (id, shipment) => {
    const { json } = await http(`${REST}/orders/${id}/shipment`, {
      method: 'POST',
      body: JSON.stringify(shipment),
    });
    return (json as { data: HeldShipment }).data;
  },
  undoShipment: async (id) => {
    await http(`${REST}/orders/${id}/shipment`, { method: 'DELETE' });
  },
  heldShipments: async () => {
    const { json } = await http(`${REST}/orders/shipments`);
    return (json as { data: HeldShipment[] }).data;
  },
  orderReceipts: async (id) => {
    const { json } = await http(`${REST}/orders/${id}/receipts`);
    return (json as { data: Receipt[] }).data;
  },
  noteArrival: async (id, withdrawal) => {
    await http(`${REST}/orders/${id}/withdrawals/${withdrawal}/arrived`, { method: 'POST' });
  },
  orderTimeline: async (id) => {
    const { json } = await http(`${REST}/orders/${id}/trail`);
    return (json as { data: Timeline }).data;
  },
  restoreProduct: async (id) => {
    await http(`${REST}/products/${id}/restore`, { method: 'POST' });
  },
  stockMovements: async ({ id, page, limit }) => {
    const { json } = await http(`${REST}/products/${id}/movements?page=${page}&limit=${limit}`);
    return json as StockLedger;
  },
  accounting: async (query) => {
    const { json } = await http(booksUrl(query));
    return (json as { data: AccountingSummary }).data;
  },
  salesFigures: async (range) => {
    const { json } = await http(`${REST}/orders/figures?${new URLSearchParams(range).toString()}`);
    return (json as { data: SalesFigures }).data;
  },
  resendEmail: async (id) => {
    await http(`${REST}/letters/${encodeURIComponent(id)}/resend`, { method: 'POST' });
  },
  resendFailedEmails: async () => {
    const { json } = await http(`${REST}/letters/resend-failed`, { method: 'POST' });
    return (json as { data: { count: number } }).data.count;
  },
  emailPreviews: async () => {
    const { json } = await http(`${REST}/letters/previews`);
    return (json as { data: EmailPreview[] }).data;
  },
  latestReconciliation: async () => {
    const range = encodeURIComponent(JSON.stringify([0, 0]));
    const { json } = await http(`${REST}/reconciliations?range=${range}`);
    return (json as Reconciliation[])[0] ?? null;
  },
  deadLetters: readDeadLetters,
  replayDeadLetter,
  discardDeadLetter,
  queues: async () => {
    const { json } = await http(`${REST}/queues`);
    return (json as { data: QueueRecord[] }).data;
  },
};
