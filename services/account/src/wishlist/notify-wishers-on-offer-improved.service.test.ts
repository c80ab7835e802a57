import type { AccountEmail, OfferedProduct } from '@shop/contracts';
import { newId, type InternalUser } from '@shop/service-kit';
import { afterEach, expect, test, vi } from 'vitest';
import { notifyWishersOnOfferImproved } from './notify-wishers-on-offer-improved.ts';
import { setUpAccountHarness } from '../../test/account-harness.ts';

const account = setUpAccountHarness();
afterEach(() => {
  account.setSettings({});
  vi.restoreAllMocks();
});

function onSale(fields: Partial<OfferedProduct> = {}): OfferedProduct {
  const product = {
    id: newId(),
    title: 'Usva-huivi',
    image: '',
    priceCents: 9_000,
    salePriceCents: null,
    lowestCents: null,
    ...fields,
  };
  account.offers.set(product.id, product);
  return product;
}
async function aWisher(productID: string): Promise<InternalUser> {
  const user = await account.aCustomer();
  const call = account.api.as(user);
  await call('PUT', `/api/shop/wishlist/change/${user.id}`, { add: [productID] });
  await call('PUT', `/api/shop/wishlist/notices/${user.id}`, { wanted: true });
  return user;
}
const wishers = (productID: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => aWisher(productID)));
const cheaper = ({ id: productID }: OfferedProduct, cents = 9_000) => ({
  productID,
  change: 'cheaper' as 'back' | 'cheaper',
  cents,
  at: account.clock.now.toISOString(),
});
const publish = (improved: ReturnType<typeof cheaper>, eventId = newId()) =>
  notifyWishersOnOfferImproved(account.deps).handle(improved as never, {
    eventId,
    logger: account.deps.logger,
  });
type WishEmail = Extract<AccountEmail, { product: object }>;
const emailsAbout = ({ id }: OfferedProduct): WishEmail[] => {
  const about = account.emails.filter(
    (email): email is WishEmail => 'product' in email && email.product.id === id,
  );
  return [...new Map(about.map((email) => [email.id, email])).values()];
};

test('each wisher who asked gets one email per change, with a link of their own that ends them [sec-41]', async () => {
  const product = onSale();
  const [first] = await wishers(product.id, 3);
  const unasked = await account.aCustomer();
  await account.api.as(unasked)('PUT', `/api/shop/wishlist/change/${unasked.id}`, { add: [product.id] });
  await publish(cheaper(product));
  const emails = emailsAbout(product);
  expect(emails.map(({ kind }) => kind)).toEqual(['wish-cheaper', 'wish-cheaper', 'wish-cheaper']);
  expect(new Set(emails.map(({ to }) => to)).size).toBe(3);
  expect(emails.map(({ to }) => to)).not.toContain(`${unasked.id}@posti.example`);
  expect(emails.map((email) => email.product)).toEqual([product, product, product]);

  const mine = emails.find(({ to }) => to === `${first?.id}@posti.example`);
  const token = mine?.link.secret;
  expect(mine?.link.path).toBe('/shop/wishlist-notices#token=');
  expect((await account.api.as(null)('POST', '/api/shop/wishlist/stop-notices', { token })).status).toBe(200);
  await publish({ ...cheaper(product), change: 'back' });
  expect(emailsAbout(product).filter(({ kind }) => kind === 'wish-back')).toHaveLength(2);
});

test('however many emails and tries there are, the link of the first one ends them', async () => {
  const product = onSale();
  const [wisher] = await wishers(product.id, 1);
  for (let n = 0; n < 120; n += 1) await publish({ ...cheaper(product), cents: 9_000 });
  const secrets = emailsAbout(product).map(({ link }) => link.secret);
  expect(secrets).toHaveLength(120);
  const stop = { token: secrets[0] };
  expect((await account.api.as(null)('POST', '/api/shop/wishlist/stop-notices', stop)).status).toBe(200);
  expect(await account.deps.wishlists.noticesSince(wisher?.id ?? '')).toBeNull();
});

test('a repeated event writes nothing more, also to those who wished since', async () => {
  const product = onSale();
  await wishers(product.id, 2);
  const eventId = newId();
  await Promise.all([publish(cheaper(product), eventId), publish(cheaper(product), eventId)]);
  expect(emailsAbout(product)).toHaveLength(2);
  await wishers(product.id, 1);
  await publish(cheaper(product), eventId);
  expect(emailsAbout(product)).toHaveLength(2);
});

test('a process that stops in the middle goes on where it was, and no one gets an email twice', async () => {
  const product = onSale();
  await wishers(product.id, 120);
  const eventId = newId();
  const { write } = account.deps.email;
  let writes = 0;
  vi.spyOn(account.deps.email, 'write').mockImplementation(async (email) => {
    writes += 1;
    if (writes === 105) throw new Error('killed');
    return write(email);
  });
  await expect(publish(cheaper(product), eventId)).rejects.toThrow('killed');
  expect(emailsAbout(product).length).toBeLessThan(120);
  await publish(cheaper(product), eventId);
  expect(emailsAbout(product)).toHaveLength(120);
  expect(writes).toBeLessThan(140);
});

test('a product that is unknown, or no longer for sale, or dearer again, is no news', async () => {
  const product = onSale({ priceCents: 9_500 });
  await wishers(product.id, 1);
  await publish(cheaper(product, 9_000));
  account.offers.delete(product.id);
  await publish(cheaper(product, 9_500));
  await publish(cheaper({ ...product, id: newId() }));
  expect(emailsAbout(product)).toEqual([]);
});

test('while an unpaid order holds what came back the event comes again, and is news once that lapses', async () => {
  const product = onSale();
  await wishers(product.id, 1);
  const back = { ...cheaper(product), change: 'back' as const };
  const eventId = newId();
  account.offers.delete(product.id);
  account.held.add(product.id);
  await expect(publish(back, eventId)).rejects.toMatchObject({ code: 'unavailable' });
  account.held.delete(product.id);
  account.offers.set(product.id, product);
  await publish(back, eventId);
  expect(emailsAbout(product).map(({ kind }) => kind)).toEqual(['wish-back']);

  account.held.add(product.id);
  account.offers.delete(product.id);
  const at = new Date(account.clock.now.getTime() - 46 * 60_000).toISOString();
  await publish({ ...back, at });
  expect(emailsAbout(product)).toHaveLength(1);
});

test('no email goes to an address that is not confirmed, for an earlier change, or while the switch is off [sec-41]', async () => {
  const product = onSale();
  const [wisher] = await wishers(product.id, 1);
  const { users } = account.deps;
  const find = vi.spyOn(users, 'find');
  find.mockImplementation(
    async (id) => ({ ...(await users.list()).find(({ _id }) => _id === id), isUnconfirmed: true }) as never,
  );
  await publish(cheaper(product));
  find.mockRestore();
  await publish({ ...cheaper(product), at: new Date(account.clock.now.getTime() - 1_000).toISOString() });
  account.setSettings({ wishlistNotices: false });
  await publish(cheaper(product));
  expect(emailsAbout(product)).toEqual([]);
  account.setSettings({});
  await publish(cheaper(product));
  expect(emailsAbout(product).map(({ to }) => to)).toEqual([`${wisher?.id}@posti.example`]);
});
