import type { WorkPiece } from '@shop/contracts';
import { expect, test } from 'vitest';
import { aPaidOrder } from './back-office.ts';
import { addTestProduct, adminClient } from './test-product.ts';

test('a paid product to order is listed, placed and made ready', async () => {
  const admin = await adminClient();
  const toOrder = { daysOfWork: 1, maxQueue: 2 };
  const { orderID } = await aPaidOrder(await addTestProduct(admin, { stock: 0, sizes: ['M'], toOrder }));
  const own = async () => {
    const { data } = (await admin.call('GET', '/api/admin/rest/orders/work')).body;
    return (data.pieces as WorkPiece[]).find((piece) => piece.orderID === orderID);
  };
  const path = `/api/admin/rest/orders/${orderID}/work/0`;
  const { week, version } = (await own()) ?? {};
  const placed = await admin.call('POST', `${path}/place`, { version, week, after: null });
  expect(placed).toMatchObject({ status: 200, body: { success: true } });
  const ready = await admin.call('POST', path, { version: 1, state: 'ready' });
  expect(ready.body).toMatchObject({ success: true, data: { isToPack: true } });
  expect(await own()).toMatchObject({ state: 'ready', version: 2 });
});
