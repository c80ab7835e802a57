import { createHash } from 'node:crypto';
import type { DueWish } from '@shop/contracts';
import type { OutboxEntry } from '@shop/events';
import { createFreshness, newId } from '@shop/service-kit';
import { anAdmin, aUser } from '@shop/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { createProductCache } from '../product-cache/product-cache.ts';
import { createProductIndex } from '../search/product-index.ts';
import { refreshProductCache } from '../use-cases/refresh-product-cache.ts';
import { findDueRequests } from './restock-requests.ts';
import { productFields, setUpCatalogHarness, setUpProducts } from '../../test/catalog-harness.ts';

const catalog = setUpCatalogHarness();
const products = setUpProducts(catalog);
afterEach(() => void vi.restoreAllMocks());
const admin = () => catalog.api.as(anAdmin());

/** A sold-out product. */
async function soldOut(fields: Record<string, unknown> = {}): Promise<string> {
  const sent = productFields(products.images, { stock: 0, ...fields });
  return (await admin()('POST', '/api/admin/product/add', sent)).body.data._id as string;
}
const soldOutBySize = () => soldOut({ sizes: ['S', 'M'], pieces: { S: 0, M: 0 } });
const edit = (productID: string, fields: object) =>
  admin()('PUT', `/api/admin/rest/products/${productID}`, fields);
const address = () => `${newId()}@posti.example`;
const ask = (productID: string, email: string, size = '', as = catalog.api.as(null)) =>
  as('POST', '/api/shop/restock/ask', { productID, email, size });
const inside = (what: string, body: object) =>
  catalog.api.asService('POST', `/internal/wishes/${what}`, body);
const due = async (productID: string, sizes: string[] | null = null) =>
  (await inside('due', { productID, sizes })).body.data as DueWish[];
const markNotified = (wishes: DueWish[]) =>
  inside('notified', { notified: wishes.map(({ id, round }) => ({ id, round })) });
const newToken = async (email: string) => (await inside('link', { email })).body.data.token as string;
const stop = (body: object) => catalog.api.as(null)('POST', '/api/shop/restock/stop', body);
/** The product's restock events that email has not applied. */
async function news(productID: string): Promise<unknown[]> {
  const product = await products.model.findById(productID).lean<{ outbox?: OutboxEntry[] }>();
  return (product?.outbox ?? []).map(({ name, payload }) => [name, (payload as { sizes: unknown }).sizes]);
}

test('a restock request is due once when stock is added, and again only after a new request', async () => {
  const productID = await soldOut({ title: 'Usva-huivi' });
  const email = address();
  expect((await ask(productID, ` ${email.toUpperCase()} `)).body.message).toBe(
    `Kirjoitamme osoitteeseen ${email}, kun tuotetta on taas saatavilla.`,
  );
  expect((await ask(productID, email)).status).toBe(201);
  expect(await due(productID)).toEqual([]);
  await edit(productID, { stock: 2, stockReason: 'batch' });
  expect(await news(productID)).toEqual([['product-restocked', null]]);
  const first = await due(productID);
  expect(first).toMatchObject([
    { email, size: '', product: { id: productID, title: 'Usva-huivi', priceCents: 12_990 } },
  ]);
  await markNotified(first);
  expect(await due(productID)).toEqual([]);
  await edit(productID, { stock: 0 });
  await edit(productID, { stock: 4 });
  expect(await due(productID)).toEqual([]);
  await edit(productID, { stock: 0 });
  await ask(productID, email);
  await edit(productID, { stock: 1 });
  const second = await due(productID);
  expect(second).toHaveLength(1);
  expect(second[0]?.round).not.toBe(first[0]?.round);
  // A mark that comes late ends its own round alone.
  await markNotified(first);
  expect(await due(productID)).toHaveLength(1);
});

test('released stock notifies no one, and refunded pieces notify those who wait', async () => {
  const productID = await soldOut({ stock: 2 });
  const [held, bought] = [newId(), newId()];
  const hold = (name: string, body: object) => catalog.api.asService('POST', `/internal/holds/${name}`, body);
  const pieces = { productID, quantity: 1, sizes: { M: 1 } };
  for (const orderID of [held, bought])
    await hold('reserve', { ...pieces, orderID, generation: 1, buyer: newId() });
  await hold('commit', { ...pieces, orderID: bought });
  await ask(productID, address());
  await hold('release', { orderID: held, productID, generation: 1, sizes: { M: 1 } });
  expect(await news(productID)).toEqual([]);
  await hold('return', { ...pieces, orderID: bought, refundId: `${bought}_r1` });
  expect(await news(productID)).toEqual([['product-restocked', null]]);
  expect(await due(productID)).toHaveLength(1);
});

test('a request for a size is answered by that size, and one for any size by the first', async () => {
  const productID = await soldOutBySize();
  const [small, medium, any] = [address(), address(), address()];
  await ask(productID, small, 'S');
  await ask(productID, medium, 'M');
  await ask(productID, any);
  await edit(productID, { pieces: { S: 0, M: 3 }, seenPieces: { S: 0, M: 0 }, stockReason: 'stocktaking' });
  expect(await news(productID)).toEqual([['product-restocked', ['M']]]);
  expect((await due(productID, ['M'])).map(({ email }) => email)).toEqual([medium, any]);
  // In stock again for another reason: no wish of that size is due.
  expect((await due(productID, ['S'])).map(({ email }) => email)).toEqual([any]);
  const product = (await admin()('GET', `/api/admin/rest/products/${productID}`)).body as {
    waiting?: number;
  };
  expect(product.waiting).toBe(3);
  expect((await catalog.api.as(null)('GET', `/api/shop/products/${productID}`)).body.data).not.toHaveProperty(
    'waiting',
  );
});

test('a request is due although the process has not seen another one’s new stock', async () => {
  const productID = await soldOut();
  await ask(productID, address());
  const at = new Date();
  const otherProcess = {
    ...catalog.deps,
    productCache: createProductCache(),
    search: createProductIndex(),
    freshness: createFreshness(),
    now: () => at,
  };
  await refreshProductCache(otherProcess);
  await edit(productID, { stock: 1 });
  expect(await findDueRequests(otherProcess, { productID, sizes: null })).toHaveLength(1);
});

test('a request for a product that is being restocked is refused', async () => {
  const productID = await soldOut();
  const email = address();
  const { restockRequests } = catalog.deps;
  const write = restockRequests.ask;
  vi.spyOn(restockRequests, 'ask').mockImplementationOnce(async (...asked) => {
    // Email asks for due wishes before the wish is stored.
    await edit(productID, { stock: 1 });
    expect(await due(productID)).toEqual([]);
    return write(...asked);
  });
  expect((await ask(productID, email)).body).toMatchObject({ code: 'product-in-stock' });
  expect(await due(productID)).toEqual([]);
});

test('stock added while a product was deleted notifies when it is restored', async () => {
  const productID = await soldOut();
  await ask(productID, address());
  await edit(productID, { stock: 1 });
  await admin()('DELETE', `/api/admin/rest/products/${productID}`);
  expect(await due(productID)).toEqual([]);
  const event = await news(productID);
  expect((await admin()('POST', `/api/admin/rest/products/${productID}/restore`)).status).toBe(200);
  expect(await news(productID)).toEqual([...event, ['product-restocked', null]]);
  expect(await due(productID)).toHaveLength(1);
});

test('a refund of a draft that is being published notifies', async () => {
  const productID = await soldOut({ stock: 1 });
  const orderID = newId();
  const pieces = { orderID, productID, quantity: 1, sizes: { M: 1 } };
  const hold = (name: string, body: object) => catalog.api.asService('POST', `/internal/holds/${name}`, body);
  await hold('reserve', { ...pieces, generation: 1, buyer: newId() });
  await hold('commit', pieces);
  await ask(productID, address());
  await edit(productID, { state: 'draft' });
  const { products: store } = catalog.deps;
  const write = store.edit;
  vi.spyOn(store, 'edit').mockImplementationOnce(async (...asked) => {
    // Email receives the event of the refund, and the product is a draft.
    await hold('return', { ...pieces, refundId: `${orderID}_r1` });
    expect(await due(productID)).toEqual([]);
    return write(...asked);
  });
  expect((await edit(productID, { state: 'published' })).status).toBe(200);
  expect(await news(productID)).toHaveLength(2);
  expect(await due(productID)).toHaveLength(1);
});

test('a draft that goes on sale sold out does not notify', async () => {
  const productID = await soldOut({ stock: 3, state: 'draft' });
  expect((await edit(productID, { state: 'published', stock: 0 })).status).toBe(200);
  expect((await catalog.api.as(null)('GET', `/api/shop/products/${productID}`)).body.data.stock).toBe(0);
  expect(await news(productID)).toEqual([]);
});

test('a request for an available or unknown product, or without an address, is refused', async () => {
  const there = await soldOut({ stock: 1 });
  expect((await ask(there, address())).body).toMatchObject({ code: 'product-in-stock' });
  expect((await ask(newId(), address())).status).toBe(404);
  expect((await ask(await soldOut({ state: 'draft' }), address())).status).toBe(404);
  expect((await ask(await soldOutBySize(), address(), 'XL')).status).toBe(404);
  expect((await ask(await soldOut(), 'aino')).body.errors).toHaveProperty('email');
});

test('an address has at most twenty requests', async () => {
  const email = address();
  const some = await soldOut();
  const wishes = Array.from({ length: 20 }, () => ({ productID: newId(), size: '', email, userID: null }));
  for (const wish of wishes) await catalog.deps.restockRequests.ask(wish, new Date());
  expect((await ask(some, email)).body).toMatchObject({ code: 'too-many-wishes' });
});

test('an email’s link ends every request of its address, and opening the page ends nothing [law-27]', async () => {
  const [firstProduct, secondProduct] = [await soldOut(), await soldOut()];
  const [email, stranger] = [address(), address()];
  for (const productID of [firstProduct, secondProduct]) await ask(productID, email);
  await ask(firstProduct, stranger);
  await edit(firstProduct, { stock: 1 });
  const key = await newToken(email);
  expect((await catalog.api.as(null)('GET', `/api/shop/restock/stop?key=${key}`)).status).toBe(404);
  expect(await due(firstProduct)).toHaveLength(2);
  expect((await stop({ key: 'aino' })).status).toBe(400);
  expect((await stop({ key: '0'.repeat(48) })).status).toBe(200);
  expect((await stop({ key })).status).toBe(200);
  expect((await due(firstProduct)).map(({ email: who }) => who)).toEqual([stranger]);
  await edit(secondProduct, { stock: 1 });
  expect(await due(secondProduct)).toEqual([]);
});

test('an old email’s link still ends the current requests of its address', async () => {
  const [firstProduct, secondProduct] = [await soldOut(), await soldOut()];
  const email = address();
  for (const productID of [firstProduct, secondProduct]) await ask(productID, email);
  await edit(firstProduct, { stock: 1 });
  const key = await newToken(email);
  // As the database does ninety days after the email.
  await products.model.db.collection('restockrequests').deleteOne({ productID: firstProduct, email });
  const answer = async () => (await stop({ key })).body.message;
  expect(await answer()).toBe('Pyyntösi on poistettu.');
  await edit(secondProduct, { stock: 1 });
  expect(await due(secondProduct)).toEqual([]);
  expect(await answer()).toBe('Linkillä ei ole enää poistettavia pyyntöjä.');
});

test('every email’s link has a token of its own, and the catalogue keeps the digests of the newest twenty [sec-12]', async () => {
  const [firstProduct, later] = [await soldOut(), await soldOut()];
  const email = address();
  await ask(firstProduct, email);
  const tokens: string[] = [];
  for (let n = 0; n < 21; n += 1) tokens.push(await newToken(email));
  await ask(later, email);
  expect(new Set(tokens).size).toBe(21);
  const kept = await products.model.db.collection('restockrequests').find({ email }).toArray();
  const digests = tokens.slice(1).map((token) => createHash('sha256').update(token).digest('hex'));
  expect(kept.map(({ linkDigests }) => linkDigests as unknown)).toEqual([digests, digests]);
  for (const token of tokens) expect(JSON.stringify(kept)).not.toContain(token);
  for (const key of [tokens[0], digests[0]?.slice(0, 48)])
    expect((await stop({ key })).body.message).toBe('Linkillä ei ole enää poistettavia pyyntöjä.');
  expect((await stop({ key: tokens[1] })).body.message).toBe('Pyyntösi on poistettu.');
});

test('an unknown token ends nothing', async () => {
  expect((await stop({ key: await newToken(address()) })).body.message).toBe(
    'Linkillä ei ole enää poistettavia pyyntöjä.',
  );
});

test('a pasted link works like its token, and a broken one is refused', async () => {
  const productID = await soldOut();
  const email = address();
  await ask(productID, email);
  const link = ` https://kauppa.example/shop/restock#token=${await newToken(email)} `;
  expect((await stop({ key: link })).body.message).toBe('Pyyntösi on poistettu.');
  expect((await stop({ key: 'https://kauppa.example/shop/restock' })).body.errors).toEqual({
    key: 'Linkki on puutteellinen.',
  });
});

test('a form without script is answered by the page that says what became of it', async () => {
  const productID = await soldOut();
  const send = async (path: string, fields: Record<string, string>) => {
    const response = await fetch(`${catalog.api.url}/api/shop/restock/${path}`, {
      method: 'POST',
      headers: { 'x-user-token': catalog.settings.tokens.forUser('catalog', null) },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
    return [response.status, response.headers.get('location')];
  };
  const page = (result: string) => [303, `/shop/restock?result=${result}&product=${productID}`];
  expect(await send('ask', { productID, size: '', email: address() })).toEqual(page('asked'));
  expect(await send('ask', { productID, size: '', email: 'aino' })).toEqual(page('wrong-address'));
  await edit(productID, { stock: 3 });
  expect(await send('ask', { productID, email: address() })).toEqual(page('in-stock'));
  expect(await send('stop', { key: 'kesken' })).toEqual([303, '/shop/restock?result=broken-link']);
  expect(await send('stop', { key: '0'.repeat(48) })).toEqual([303, '/shop/restock?result=nothing-to-stop']);
});

test('restock requests are part of the data copy, and are deleted with the account', async () => {
  const productID = await soldOut({ title: 'Kaarna-kassi' });
  const user = aUser();
  const [typed, own] = [address(), address()];
  await ask(productID, typed, '', catalog.api.as(user));
  await ask(productID, own);
  const owner = { userID: user.id, email: own };
  const list = async () => (await inside('own', owner)).body.data as { email: string }[];
  expect(await list()).toMatchObject([
    { product: 'Kaarna-kassi', size: '', email: own },
    { product: 'Kaarna-kassi', email: typed },
  ]);
  await inside('forget', owner);
  expect(await list()).toEqual([]);
});
