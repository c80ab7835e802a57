import { newId } from '@shop/service-kit';
import { anAdmin, aProduct } from '@shop/testing';
import { expect, test } from 'vitest';
import { aManualOrder } from '../../test/manual-order.ts';
import { setUpOrderHarness } from '../../test/order-harness.ts';

const harness = setUpOrderHarness();
const admin = anAdmin();
const asAdmin = (method: string, path: string, body?: object, headers?: Record<string, string>) =>
  harness.api.as(admin)(method, `/api/admin/rest/orders${path}`, body, headers);

async function placed() {
  const product = harness.stock.put(aProduct());
  const body = aManualOrder([{ productID: product._id, size: product.sizes[0], variant: 1, quantity: 1 }]);
  const answer = await asAdmin('POST', '/manual', body, { 'idempotency-key': newId() });
  return harness.stored(String(answer.body.id));
}

test('an unpaid order by hand has no payment method yet, for its buyer, the back office and the export', async () => {
  const { _id, number } = await placed();
  const seen = async () =>
    (await harness.api.as(admin)('GET', `/api/admin/purchase-list/details/${_id}`)).body.data;
  const exported = async () => {
    const { body } = await asAdmin('GET', '/export.csv');
    return String(body)
      .split('\r\n')
      .find((line) => line.startsWith(number));
  };
  expect(await seen()).toMatchObject({ isMethodOpen: true });
  expect(await exported()).not.toContain('Kortti');
  const { token } = (await harness.api.asService('POST', `/internal/orders/${_id}/link`, {})).body.data;
  const link = { orderID: _id, token };
  const linked = await harness.api.as(null)('POST', '/api/shop/linked-order/look', link);
  expect(linked.body.data).toMatchObject({ isMethodOpen: true });
  const { version } = await harness.stored(_id);
  await asAdmin('POST', `/${_id}/paid`, { method: 'transfer', reason: 'Tiliote 29.11.', version });
  expect(await seen()).not.toHaveProperty('isMethodOpen');
  expect(await exported()).toContain('Tilisiirto');
});
