import { ownGuaranteeNoticePath } from '@shop/shop-rules';
import { newId } from '@shop/service-kit';
import { aManualOrder, openAttempt, unpaidManual } from './manual-scene.ts';
import type { Route } from './routes-of.ts';
import {
  aDeadLetter,
  aFileOf,
  aForm,
  anEmail,
  aNotice,
  anAccount,
  anImage,
  anInvitation,
  anOrder,
  aProduct,
  aReview,
  failedRefund,
  paid,
  inReview,
  orderOf,
  productOf,
  toMake,
  type Scene,
} from './scene.ts';

/** A write of the back office as its owner makes it: where, and with what; a text is a file for a spreadsheet. */
export type Write = { path: string; body?: unknown };

const ACCOUNTS = '/api/admin/rest/accounts';
const CUSTOMERS = '/api/admin/rest/customers';
const PRODUCTS = '/api/admin/rest/products';
const REVIEWS = '/api/admin/rest/reviews';
const CODES = '/api/admin/rest/discount-codes';
const aCode = (code: string) => ({ code, kind: 'percent', percent: 10 });
const LEGAL = '/api/admin/rest/legal';
const aDraft = { text: 'Näin kauppa käy.\n\n## Myyjä\n\nVilla Oy', seen: null };

/** How each write of the back office is made so that it is done, by its route. */
export const adminWrites: Record<string, (scene: Scene, route: Route) => Promise<Write>> = {
  'POST /api/admin/rest/accounts/invitations': async () => ({
    path: `${ACCOUNTS}/invitations`,
    body: { email: `${newId()}@posti.example`, rights: 'orders' },
  }),
  'DELETE /api/admin/rest/accounts/invitations/:id': async (scene) => ({
    path: `${ACCOUNTS}/invitations/${await anInvitation(scene)}`,
  }),
  'POST /api/admin/rest/accounts/:id/rights': async (scene) => ({
    path: `${ACCOUNTS}/${await anAccount(scene)}/rights`,
    body: { rights: 'orders' },
  }),
  'POST /api/admin/rest/accounts/:id/end-sessions': async (scene) => ({
    path: `${ACCOUNTS}/${await anAccount(scene)}/end-sessions`,
  }),
  'POST /api/admin/rest/accounts/:id/password-letter': async (scene) => ({
    path: `${ACCOUNTS}/${await anAccount(scene)}/password-letter`,
  }),
  'DELETE /api/admin/rest/accounts/:id': async (scene) => ({ path: `${ACCOUNTS}/${await anAccount(scene)}` }),
  'POST /api/admin/rest/customers/:id/notes': async (scene) => ({
    path: `${CUSTOMERS}/${await anAccount(scene, 'customer')}/notes`,
    body: { text: 'Soittaa mieluummin.' },
  }),
  'DELETE /api/admin/rest/customers/:id': async (scene) => ({
    path: `${CUSTOMERS}/${await anAccount(scene, 'customer')}`,
  }),

  'POST /api/admin/product/add': async (scene) => ({
    path: '/api/admin/product/add',
    body: productOf(await anImage(scene)),
  }),
  'PUT /api/admin/product/edit/:id': async (scene) => ({
    path: `/api/admin/product/edit/${await aProduct(scene)}`,
    body: { title: 'Kajo-villapaita' },
  }),
  'DELETE /api/admin/product/delete/:id': async (scene) => ({
    path: `/api/admin/product/delete/${await aProduct(scene)}`,
  }),
  'POST /api/admin/product/image-upload': async () => ({
    path: '/api/admin/product/image-upload',
    body: await aForm(),
  }),
  'POST /api/admin/rest/products/import': async (scene) => ({
    path: `${PRODUCTS}/import`,
    body: aFileOf(await anImage(scene)),
  }),
  'POST /api/admin/rest/products': async (scene) => ({
    path: PRODUCTS,
    body: productOf(await anImage(scene)),
  }),
  'PUT /api/admin/rest/products/:id': async (scene) => ({
    path: `${PRODUCTS}/${await aProduct(scene)}`,
    body: { stock: '8', stockReason: 'stocktaking' },
  }),
  'POST /api/admin/rest/products/:id/restore': async (scene) => {
    const path = `${PRODUCTS}/${await aProduct(scene)}`;
    await scene.call('DELETE', path);
    return { path: `${path}/restore` };
  },
  'DELETE /api/admin/rest/products/:id': async (scene) => ({ path: `${PRODUCTS}/${await aProduct(scene)}` }),
  'PUT /api/admin/rest/search/synonyms': async () => ({
    path: '/api/admin/rest/search/synonyms',
    body: { groups: [['tumppu', 'lapanen']], version: 0 },
  }),
  'POST /api/admin/rest/search/misses/forget': async () => ({
    path: '/api/admin/rest/search/misses/forget',
    body: { words: 'sukset' },
  }),
  'PUT /api/admin/rest/settings': async () => ({
    path: '/api/admin/rest/settings',
    body: { banner: 'Ilmainen toimitus tällä viikolla', version: 0 },
  }),
  'PUT /api/admin/rest/settings/guarantee-notice': async () => ({
    path: ownGuaranteeNoticePath,
    body: await aNotice(),
  }),
  'DELETE /api/admin/rest/settings/guarantee-notice': async ({ call }) => {
    await call('PUT', ownGuaranteeNoticePath, await aNotice());
    return { path: ownGuaranteeNoticePath };
  },

  'PUT /api/admin/rest/legal/:page/draft': async () => ({ path: `${LEGAL}/privacy/draft`, body: aDraft }),
  'POST /api/admin/rest/legal/:page/publish': async ({ call }) => {
    const { data } = await call('PUT', `${LEGAL}/terms/draft`, aDraft);
    return {
      path: `${LEGAL}/terms/publish`,
      body: { seen: (data as { draft: { revision: string } }).draft.revision },
    };
  },

  'PUT /api/admin/purchase-list/change/:orderID': async (scene) => ({
    path: `/api/admin/purchase-list/change/${(await anOrder(scene)).orderID}`,
    body: { orderStatus: 'inShipping' },
  }),
  'POST /api/admin/rest/orders/import': async () => ({
    path: '/api/admin/rest/orders/import',
    body: { orders: [orderOf(newId())] },
  }),
  'POST /api/admin/rest/orders/:orderID/notes': async (scene) => ({
    path: `${(await anOrder(scene)).path}/notes`,
    body: { text: 'Aino hakee itse.' },
  }),
  'POST /api/admin/rest/orders/:orderID/refunds': async (scene) => ({
    path: `${(await anOrder(scene, paid)).path}/refunds`,
    body: { version: 1, kind: 'sum', sum: 5 },
  }),
  'POST /api/admin/rest/orders/:orderID/refunds/elsewhere': async (scene) => {
    const { orderID, path } = await anOrder(scene, (id) => ({
      ...paid(id),
      refunds: { [`${id}_r1`]: failedRefund(`${id}_1`) },
    }));
    const body = { version: 1, kind: 'sum', sum: 5, again: `${orderID}_r1`, note: 'Tilisiirto 5.12.' };
    return { path: `${path}/refunds/elsewhere`, body };
  },
  'POST /api/admin/rest/orders/:orderID/withdrawals/:id/arrived': async (scene) => {
    const w1 = {
      at: new Date(),
      name: 'Aino',
      lines: [{ line: 0, quantity: 1 }],
      arrivedAt: null,
      refundIds: [],
    };
    return { path: `${(await anOrder(scene, () => ({ withdrawals: { w1 } }))).path}/withdrawals/w1/arrived` };
  },
  'POST /api/admin/rest/orders/:orderID/links/revoke': async (scene) => ({
    path: `${(await anOrder(scene)).path}/links/revoke`,
  }),
  'POST /api/admin/rest/orders/manual': async (scene) => ({
    path: '/api/admin/rest/orders/manual',
    body: {
      ...aManualOrder,
      lines: [{ productID: await aProduct(scene), size: 'M', variant: 1, quantity: 1 }],
    },
  }),
  'POST /api/admin/rest/orders/:orderID/payment-link': async (scene) => ({
    path: `${(await anOrder(scene, (id) => ({ ...unpaidManual(id), paymentMethod: 'card', attempts: openAttempt }))).path}/payment-link`,
    body: { paymentMethod: 'card' },
  }),
  'POST /api/admin/rest/orders/:orderID/paid': async (scene) => ({
    path: `${(await anOrder(scene, unpaidManual)).path}/paid`,
    body: { method: 'cash', reason: 'Maksettu verstaalla', version: 1 },
  }),
  'POST /api/admin/rest/orders/:orderID/shipment': async (scene) => ({
    path: `${(await anOrder(scene)).path}/shipment`,
    body: { version: 1, trackingCode: 'JJFI1', seenTrackingCode: '' },
  }),
  'DELETE /api/admin/rest/orders/:orderID/shipment': async (scene) => {
    const path = `${(await anOrder(scene)).path}/shipment`;
    await scene.call('POST', path, { version: 1, trackingCode: 'JJFI1', seenTrackingCode: '' });
    return { path };
  },
  'POST /api/admin/rest/orders/:orderID/work/:line': async (scene) => ({
    path: `${(await anOrder(scene, toMake)).path}/work/0`,
    body: { version: 0, state: 'working' },
  }),
  'POST /api/admin/rest/orders/:orderID/work/:line/place': async (scene) => ({
    path: `${(await anOrder(scene, toMake)).path}/work/0/place`,
    body: { version: 0, week: '2027-W03', after: null },
  }),
  'PUT /api/admin/rest/orders/:orderID': async (scene) => ({
    path: (await anOrder(scene)).path,
    body: { trackingCode: 'JJFI1' },
  }),
  'PUT /api/admin/rest/orders/:orderID/address': async (scene) => ({
    path: `${(await anOrder(scene)).path}/address`,
    body: {
      name: 'Aino Asiakas',
      address: 'Kuusitie 2',
      city: 'Turku',
      postcode: '20100',
      phone: '040 123 4567',
      notes: '',
    },
  }),
  'POST /api/admin/rest/orders/:orderID/payments/:paymentId/accept': async (scene) => {
    const { orderID, path } = await anOrder(scene, (id) => inReview(id, 9_000));
    return { path: `${path}/payments/${orderID}_1/accept`, body: { version: 1, text: 'Sovittu näin.' } };
  },
  'POST /api/admin/rest/orders/:orderID/payments/:paymentId/dismiss': async (scene) => {
    const { orderID, path } = await anOrder(scene, (id) => ({ ...inReview(id, null), saga: 'released' }));
    return { path: `${path}/payments/${orderID}_1/dismiss`, body: { version: 1, text: 'Rahaa ei tullut.' } };
  },
  'POST /api/admin/rest/orders/:orderID/rest': async (scene) => ({
    path: `${(await anOrder(scene, (id) => inReview(id, 9_000))).path}/rest`,
    body: { version: 1 },
  }),

  'POST /api/admin/rest/reviews/examples': async () => ({
    path: `${REVIEWS}/examples`,
    body: {
      reviews: [
        {
          productID: newId(),
          name: 'Aino',
          stars: 5,
          text: 'Lämmin.',
          fit: null,
          size: 'M',
          at: new Date().toISOString(),
        },
      ],
    },
  }),
  'POST /api/admin/rest/reviews/:id/reply': async (scene) => ({
    path: `${REVIEWS}/${await aReview(scene)}/reply`,
    body: { version: 1, text: 'Kiitos, lyhennämme hihoja.' },
  }),
  'POST /api/admin/rest/reviews/:id/hide': async (scene) => ({
    path: `${REVIEWS}/${await aReview(scene)}/hide`,
    body: { version: 1, reason: 'off-topic' },
  }),
  'POST /api/admin/rest/reviews/:id/show': async (scene) => {
    const path = `${REVIEWS}/${await aReview(scene)}`;
    await scene.call('POST', `${path}/hide`, { version: 1, reason: 'off-topic' });
    return { path: `${path}/show`, body: { version: 2 } };
  },
  'POST /api/admin/rest/reviews/:id/keep': async (scene) => ({
    path: `${REVIEWS}/${await aReview(scene)}/keep`,
    body: { version: 1 },
  }),

  'POST /api/admin/rest/discount-codes': async () => ({ path: CODES, body: aCode('KEVAT') }),
  'POST /api/admin/rest/discount-codes/:code/end': async ({ call }) => {
    await call('POST', CODES, aCode('SYKSY'));
    return { path: `${CODES}/SYKSY/end` };
  },

  'POST /api/admin/rest/letters/resend-failed': async (scene) => {
    await anEmail(scene, 'failed');
    return { path: '/api/admin/rest/letters/resend-failed' };
  },
  'PUT /api/admin/rest/letters/texts/:id': async () => ({
    path: '/api/admin/rest/letters/texts/order-delivered',
    body: { subject: 'Tilauksesi on perillä', lead: 'Toivottavasti pidät siitä.' },
  }),
  'DELETE /api/admin/rest/letters/texts/:id': async () => ({
    path: '/api/admin/rest/letters/texts/order-delivered',
  }),
  'POST /api/admin/rest/letters/orders/:orderID': async (scene) => ({
    path: `/api/admin/rest/letters/orders/${(await anOrder(scene)).orderID}`,
    body: { subject: 'Neuleen hihat', message: 'Lyhensin hihoja sentin.' },
  }),
  'POST /api/admin/rest/letters/:id/resend': async (scene) => ({
    path: `/api/admin/rest/letters/${await anEmail(scene)}/resend`,
  }),

  ...Object.fromEntries(
    ['account', 'catalog', 'cart', 'order', 'payment', 'letters'].flatMap((service) => {
      const path = `/api/admin/rest/dead-letters/${service}`;
      return [
        [
          `POST ${path}/:id/replay`,
          async (scene: Scene, route: Route) => ({
            path: `${path}/${await aDeadLetter(scene, route)}/replay`,
          }),
        ],
        [
          `DELETE ${path}/:id`,
          async (scene: Scene, route: Route) => ({ path: `${path}/${await aDeadLetter(scene, route)}` }),
        ],
      ];
    }),
  ),
};
