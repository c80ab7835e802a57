import type { PickUpPoint } from '@shop/contracts';
import type { ChosenMethod } from '@shop/shop-rules/order-status';
import { http } from './http.ts';
import type { OrderRecord } from './order-record.ts';

const PATH = '/api/admin/rest/orders';

async function post(path: string, body: object, key?: string): Promise<unknown> {
  const headers = new Headers({
    'content-type': 'application/json',
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  });
  return (await http(path, { method: 'POST', body: JSON.stringify(body), headers })).json;
}

export const manualOrderCalls = {
  place: async (body: object, key: string): Promise<OrderRecord> =>
    (await post(`${PATH}/manual`, body, key)) as OrderRecord,
  paymentLink: async (orderID: string, paymentMethod: ChosenMethod): Promise<string> =>
    ((await post(`${PATH}/${orderID}/payment-link`, { paymentMethod })) as { data: { url: string } }).data
      .url,
  markPaid: async (orderID: string, body: { method: string; reason: string; version: number }) => {
    await post(`${PATH}/${orderID}/paid`, body);
  },
  pickUpPoints: async (query: { postcode: string; method: string }): Promise<PickUpPoint[]> => {
    const path = `/api/shop/purchase/pick-up-points?${new URLSearchParams(query).toString()}`;
    return ((await http(path)).json as { data: PickUpPoint[] }).data;
  },
};
