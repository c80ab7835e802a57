import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import type { ProductionShop } from '../production-shop.ts';
import type { Visitor } from '../visitor.ts';
import { lineOf, soundProduct } from '../wares.ts';

/**
 * Database operators and patterns in input are plain text. As a query, each of these would change the list of products.
 */
export async function noQueryFromOutside({ visitor, customer, product }: ProductionShop): Promise<void> {
  const guest = await visitor('192.0.2.21');
  const shows = async (path: string) => {
    const { status, body } = await guest.call('GET', path);
    expect([path.slice(0, 90), status]).toEqual([path.slice(0, 90), 200]);
    return (body.data as { _id: string }[]).some(({ _id }) => _id === product._id);
  };
  const text = encodeURIComponent;
  const queries = {
    '': true,
    'kategoria=korut': true,
    'kategoria=laukut': false,
    // An unknown parameter.
    'kategoria[$ne]=korut': true,
    'kategoria[$in]=laukut': true,
    'kategoria=laukut&kategoria[$ne]=laukut': false,
    'sortBy[$where]=1': true,
    // An unknown category.
    [`kategoria=${text('{"$gt":""}')}`]: false,
    [`kategoria=${text('{"$ne":"laukut"}')}`]: false,
    'kategoria=.*': false,
  };
  await expect.poll(() => shows('/api/shop/search/lapaset')).toBe(true);
  for (const [query, isShown] of Object.entries(queries))
    expect([query, await shows(`/api/shop/product/get?${query}`)]).toEqual([query, isShown]);
  for (const words of ['.*', '(a+)+$', '^.+$', '$ne', '{"$gt":""}', 'x'.repeat(5_000)])
    expect([words.slice(0, 9), await shows(`/api/shop/search/${text(words)}`)]).toEqual([
      words.slice(0, 9),
      false,
    ]);
  const login = { email: customer.email, password: customer.password };
  for (const instead of [{ email: { $gt: '' } }, { password: { $ne: null } }]) {
    const { status } = await guest.call('POST', '/api/auth/login', { ...login, ...instead });
    expect([instead, status]).toEqual([instead, 400]);
  }
  expect((await guest.call('POST', '/api/auth/login', login)).status).toBe(200);
}

const odd = [
  undefined,
  null,
  [],
  {},
  'NaN',
  -1,
  0,
  1.5,
  '1e3',
  '1e309',
  'x'.repeat(10_000),
  '\u0000',
  '\u202E',
];

type Field = {
  send: (value: unknown) => ReturnType<Visitor['call']>;
  /** A valid value, with which the call succeeds. */
  sound: unknown;
  /** Invalid values elsewhere that this field allows. */
  fits?: unknown[];
};

/** Every invalid value is refused as JSON and stored nowhere; the same call with a valid one succeeds. */
export async function onlyReadInput({ visitor, buyer, admin, product }: ProductionShop): Promise<void> {
  const [guest, person] = [await visitor('192.0.2.20'), await buyer()];
  const line = lineOf(person.id, product);
  const add = async (field: object) => {
    const added = await admin.call('POST', '/api/admin/product/add', {
      ...soundProduct(product.images),
      ...field,
    });
    // Other tests count the products.
    if (added.status === 201) await admin.call('DELETE', `/api/admin/product/delete/${added.body.data._id}`);
    return added;
  };
  const fields: Record<string, Field> = {
    quantity: {
      send: (quantity) => person.call('POST', '/api/shop/cart/add', { ...line, quantity }),
      sound: 2,
      // A missing quantity means one piece.
      fits: [undefined],
    },
    postcode: {
      send: (postcode) =>
        person.call('PUT', `/api/shop/address/edit/${person.id}/${person.addressID}`, { postcode }),
      sound: '33210',
      // An edit may omit fields.
      fits: [undefined],
    },
    password: {
      send: (password) => {
        const email = `${randomBytes(6).toString('hex')}@posti.example`;
        return guest.call('POST', '/api/auth/register', { userName: 'Sana Sala', email, password });
      },
      sound: 'kolme kuttua laiturilla',
    },
    price: {
      send: (price) => add({ price }),
      sound: 10,
      fits: [1.5],
    },
    stock: {
      send: (stock) => add({ stock }),
      sound: 1,
      fits: [0],
    },
  };
  for (const [name, { send, sound, fits = [] }] of Object.entries(fields)) {
    for (const value of odd.filter((candidate) => !fits.includes(candidate))) {
      const { status, body } = await send(value);
      expect([name, value, status]).toEqual([name, value, 400]);
      expect(body).toMatchObject({ success: false, message: expect.any(String) });
    }
    expect([name, (await send(sound)).status]).toEqual([name, expect.toBeOneOf([200, 201])]);
  }
  const cart = await person.call('GET', `/api/shop/cart/get/${person.id}`);
  expect(cart.body.data.items).toMatchObject([{ quantity: 3 }]);
  const addresses = await person.call('GET', `/api/shop/address/get/${person.id}`);
  expect(addresses.body.data).toMatchObject([{ postcode: '33210' }]);
}
