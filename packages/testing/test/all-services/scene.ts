import { uploadUrl } from '@shop/shop-rules';
import { consumersIn } from '@shop/events';
import { newId } from '@shop/service-kit';
import { aPicture } from '../../../../services/catalog/test/catalog-harness.ts';
import { someProductFields } from '../../src/builders.ts';
import type { AllServices } from './open-all-services.ts';
import type { Route } from './routes-of.ts';

/** What the back office's writes are tried on. */
export type Scene = {
  shop: AllServices;
  /** Calls as the owner, and gives what is answered. */
  call: (method: string, path: string, body?: unknown) => Promise<Record<string, unknown>>;
};

const collectionOf = <T extends object>(
  shop: AllServices,
  service: keyof AllServices['databases'],
  name: string,
) => shop.databases[service].collection<T>(name);

export async function anImage({ shop, call }: Scene): Promise<string> {
  const there = await collectionOf<{ _id: string }>(shop, 'catalog', 'assets').findOne();
  if (there) return uploadUrl(there._id);
  const { result } = await call('POST', '/api/admin/product/image-upload', await aForm());
  return (result as string[])[0] ?? '';
}

export async function aForm(): Promise<FormData> {
  const form = new FormData();
  form.append('my_images', new Blob([new Uint8Array(await aPicture())], { type: 'image/jpeg' }), 'kuva.jpg');
  return form;
}

export const aNotice = async (): Promise<Blob> =>
  new Blob([new Uint8Array(await aPicture('png'))], { type: 'image/png' });

export const productOf = (image: string) => someProductFields({ images: [image] });

export const aFileOf = (image: string): string =>
  [
    'Nimi;Kuvaus;Kategoria;Materiaali;Hinta;Varasto;Kuvat',
    `Kaste-huivi;Ohut huivi;korut;Villa;39,00;4;${image}`,
  ].join('\r\n');

export async function aProduct(scene: Scene): Promise<string> {
  const { id } = await scene.call('POST', '/api/admin/rest/products', productOf(await anImage(scene)));
  return String(id);
}

export const orderOf = (number: string) => ({
  number,
  orderDate: '2026-01-02T10:00:00Z',
  userName: 'Aino Asiakas',
  email: 'aino@posti.example',
  orderStatus: 'confirmed',
  paymentMethod: 'paypal',
  address: { address: 'Kuusitie 1', city: 'Turku', postcode: '20100', phone: '040 123 4567' },
  lines: [
    { productID: 'f'.repeat(24), title: 'Huivi', price: '49,00', quantity: 2, size: 'ONE', variant: 1 },
  ],
});

/** A past order, changed as its test needs it. @returns its id, and the path of its calls */
export async function anOrder(
  { shop, call }: Scene,
  fields: (orderID: string) => object = () => ({}),
): Promise<{ orderID: string; path: string }> {
  const number = newId();
  await call('POST', '/api/admin/rest/orders/import', { orders: [orderOf(number)] });
  const orders = collectionOf<{ _id: string; number: string }>(shop, 'order', 'orders');
  const orderID = String((await orders.findOne({ number }))?._id);
  await orders.updateOne({ _id: orderID }, { $set: fields(orderID) });
  return { orderID, path: `/api/admin/rest/orders/${orderID}` };
}

const attempt = (status: string) => ({
  1: { provider: 'paypal', amountCents: 9_800, status, url: '', startedAt: new Date() },
});

/** Money that a payment of an order has taken. */
const captured = (orderID: string, cents: number) => ({
  money: { [`${orderID}_1`]: { cents, currency: 'EUR', chargeId: 'charge' } },
});

/** An order that its first payment has paid. */
export const paid = (orderID: string) => ({
  paidBy: `${orderID}_1`,
  attempts: attempt('paid'),
  ...captured(orderID, 9_800),
});

export const toMake = (orderID: string) => ({
  ...paid(orderID),
  'lines.0.promise': { week: '2027-W03', queue: 0 },
});

/** A refund that failed after the provider had accepted it. */
export const failedRefund = (paymentId: string) => ({
  paymentId,
  cents: 500,
  currency: 'EUR',
  lines: [],
  deliveryCents: 0,
  reason: 'maker',
  note: '',
  by: 'Liisa',
  state: 'failed',
  change: 1,
  providerRefundId: 're_1',
  failure: 'account_closed',
  at: new Date(),
  changedAt: new Date(),
  restockedAt: null,
});

/** A payment of another amount than requested, in review. */
export const inReview = (orderID: string, cents: number | null) => ({
  paidBy: null,
  saga: 'in-review',
  paymentStatus: 'review',
  attempts: attempt('review'),
  ...(cents === null ? {} : captured(orderID, cents)),
  review: {
    [`${orderID}_1`]: {
      reason: 'mismatch',
      amountCents: cents,
      currency: 'EUR',
      chargeId: 'charge',
      at: new Date(),
    },
  },
});

export async function anAccount({ shop }: Scene, role: 'admin' | 'customer' = 'admin'): Promise<string> {
  const _id = newId();
  const user = { _id, userName: 'Kaisa Kutoja', email: `${newId()}@posti.example`, passwordHash: 'none' };
  const rights = role === 'admin' ? { rights: 'viewer' } : {};
  const person = { ...user, role, ...rights, createdAt: new Date() };
  await collectionOf<typeof person>(shop, 'account', 'users').insertOne(person);
  return _id;
}

export async function anInvitation({ shop }: Scene): Promise<string> {
  const _id = newId();
  const email = `${newId()}@posti.example`;
  const expiresAt = new Date(Date.now() + 3_600_000);
  const link = { _id, purpose: 'invitation', userID: newId(), epoch: 0, email, rights: 'viewer', expiresAt };
  await collectionOf<typeof link>(shop, 'account', 'links').insertOne(link);
  return _id;
}

export async function aReview({ shop }: Scene): Promise<string> {
  const _id = newId();
  const words = { name: 'Aino', stars: 2, text: 'Hihat ovat pitkät.', size: 'M', fit: 'large', pictures: [] };
  const about = { productID: newId(), orderID: newId(), line: 0, userID: newId(), at: new Date() };
  const state = { reply: null, hiddenFor: null, isNew: true, reports: [], isExample: false, version: 1 };
  const whole = { _id, ...words, ...about, ...state };
  await collectionOf<typeof whole>(shop, 'catalog', 'productreviews').insertOne(whole);
  return _id;
}

/** Processes that run the consumers of services with a worker. */
const listenersOf = { catalog: 'image-worker', payment: 'payment-worker' } as Record<string, string>;

export async function aDeadLetter({ shop }: Scene, { process }: Route): Promise<string> {
  const consumer = consumersIn(listenersOf[process] ?? process)[0]?.name ?? '';
  const eventId = newId();
  const _id = `${eventId}-${consumer}`;
  const deadLetter = {
    eventId,
    consumer,
    name: 'test-event',
    payload: {},
    requestId: 'r',
    error: 'no',
    attempts: 8,
  };
  const whole = { _id, ...deadLetter, at: new Date() };
  await collectionOf<typeof whole>(shop, process as keyof AllServices['databases'], 'deadLetters').insertOne(
    whole,
  );
  return _id;
}

export async function anEmail({ shop }: Scene, state: 'sent' | 'failed' = 'sent'): Promise<string> {
  const _id = `${newId()}-password-changed`;
  const head = { kind: 'password-changed', orderID: null, to: 'aino@posti.example', toName: 'Aino' };
  const texts = { subject: 'Salasana', html: '<p>Hei</p>', text: 'Hei' };
  const sent = { createdAt: new Date(), state, deliveries: [], dueAt: null, lease: null };
  const whole = { _id, ...head, ...texts, ...sent };
  await collectionOf<typeof whole>(shop, 'email', 'emails').insertOne(whole);
  return _id;
}
