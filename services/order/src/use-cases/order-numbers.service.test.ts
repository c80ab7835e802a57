import type { ReserveInput } from '@shop/contracts';
import { newId } from '@shop/service-kit';
import { anAdmin, aProduct } from '@shop/testing';
import { expect, test, vi } from 'vitest';
import { monthOf, sequenceOf } from '../domain/order-number.ts';
import { filterOf } from '../store/order-lists.ts';
import { openOrderNumbers } from '../store/order-numbers.ts';
import { searchKeysOf } from '../store/search-keys.ts';
import { placeOrder } from './checkout/place-order.ts';
import { setUpOrderHarness } from '../../test/order-harness.ts';

const harness = setUpOrderHarness();
const placed = () => harness.placed(harness.shopper([harness.stock.put(aProduct())]));

test('simultaneous orders get distinct numbers of this month, shown to buyer, admin and in emails [spec-164]', async () => {
  const orders = await Promise.all([placed(), placed(), placed()]);
  const numbers = orders.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(3);
  for (const { number, createdAt } of orders)
    expect(number).toMatch(new RegExp(`^LL-${monthOf(createdAt)}-\\d{4}$`));
  const [first] = orders;
  const [orderID, user] = [first?._id ?? '', { id: first?.userID ?? '' }];
  const own = await harness.api.as({ ...anAdmin(), ...user })(
    'GET',
    `/api/shop/purchase/order-list/${user.id}`,
  );
  expect(own.body.data[0].orderNumber).toBe(first?.number);
  const answer = await harness.api.asService('GET', `/internal/orders/${orderID}`);
  expect(answer.body.data.orderNumber).toBe(first?.number);
  const filter = encodeURIComponent(JSON.stringify({ q: `#${first?.number.slice(3)}` }));
  const { body } = await harness.api.as(anAdmin())('GET', `/api/admin/rest/orders?filter=${filter}`);
  expect(body.map(({ id }: { id: string }) => id)).toEqual([orderID]);
});

test('a repeated checkout of the same cart uses up no order number', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  // The numbering restarts each month.
  const clock = vi.spyOn(harness.deps, 'now').mockReturnValue(new Date());
  const order = await harness.placed(shopper);
  expect((await harness.placed(shopper, 'paypal'))._id).toBe(order._id);
  const next = await placed();
  clock.mockRestore();
  expect(sequenceOf(next.number)).toBe(sequenceOf(order.number) + 1);
});

test('a retry after a lost stock race keeps the order number, and search finds the order by the buyer’s new name', async () => {
  const scarce = harness.stock.put(aProduct({ stock: 1 }));
  const shopper = harness.shopper([scarce]);
  const { catalog } = harness.deps;
  const depsWithStockRace = {
    ...harness.deps,
    catalog: {
      ...catalog,
      reserve: async (input: ReserveInput) => {
        harness.stock.change(scarce._id, { stock: 0 });
        return catalog.reserve(input);
      },
    },
  };
  const { user, address, cart } = shopper;
  const input = { addressID: address._id, cartItems: cart.lines };
  await expect(placeOrder(depsWithStockRace, user, 'stripe', input)).rejects.toMatchObject({
    code: 'out-of-stock',
  });
  const tried = await harness.deps.orders.findLatest(user.id, cart.version);
  expect(tried).toMatchObject({ placedAt: null, number: expect.any(String) });
  harness.stock.change(scarce._id, { stock: 1 });
  Object.assign(user, { userName: 'Lempi Kivikangas' });
  expect((await harness.placed(shopper)).number).toBe(tried?.number);
  expect(await harness.deps.lists.count({ words: 'kivikangas' })).toBe(1);
});

test('two processes never give out the same number, and each month begins at one', async () => {
  const { connection } = harness.database;
  const firstNumbers = openOrderNumbers(connection, 'ÄÖ');
  const secondNumbers = openOrderNumbers(connection, 'ÄÖ');
  const at = new Date('2031-03-15T12:00:00Z');
  const given = await Promise.all(
    Array.from({ length: 25 }, (_, n) => (n % 2 ? firstNumbers : secondNumbers).next(at)),
  );
  expect(new Set(given).size).toBe(25);
  expect(given).toContain('ÄÖ-3103-0001');
  expect(await firstNumbers.next(new Date('2031-03-31T21:00:00Z'))).toBe('ÄÖ-3104-0001');
});

test('after a restore of an older month counter, the next checkout still gets an unused number', async () => {
  const { connection } = harness.database;
  const earlier = [await placed(), await placed()];
  const months = connection.collection<{ _id: string; last: number }>('orderMonths');
  const before = await months.find().toArray();
  await months.deleteMany({});
  const restarted = { ...harness.deps, numbers: openOrderNumbers(connection, 'LL') };
  const { user, address, cart } = harness.shopper([harness.stock.put(aProduct())]);
  const input = { addressID: address._id, cartItems: cart.lines };
  const { orderID } = await placeOrder(restarted, user, 'stripe', input);
  const { number } = await harness.stored(orderID);
  expect(earlier.map((order) => order.number)).not.toContain(number);
  await Promise.all(before.map(({ _id, last }) => months.updateOne({ _id }, { $max: { last } })));
});

test('a search uses the index of search keys, also among many orders [spec-164]', async () => {
  const model = harness.deps.model;
  const seen = await placed();
  const { attempts: _attempts, ...order } = seen;
  await model.collection.insertMany(
    Array.from({ length: 400 }, (_, n) => {
      const _id = newId();
      // Numbers so long that no generated id or email address contains the searched one.
      const numbered = { ...order, _id, number: `LL-3001-${10_000_000 + n}`, userName: `Väinö Numero${n}` };
      return {
        ...numbered,
        userID: _id,
        searchKeys: searchKeysOf({ ...numbered, email: `${_id}@posti.example` }),
      };
    }) as never[],
  );
  for (const words of ['umero399', 'väinö numero399', '#3001-10000399', '10000399']) {
    const plan = (await model.find(filterOf({ words })).explain('executionStats')) as unknown as {
      executionStats: { nReturned: number; totalDocsExamined: number };
      queryPlanner: { winningPlan: object };
    };
    const { nReturned, totalDocsExamined } = plan.executionStats;
    expect([words, nReturned]).toEqual([words, 1]);
    // With two words, the index serves one; the other filters its matches.
    expect(totalDocsExamined).toBeLessThanOrEqual(words.includes(' ') ? 400 : 3);
    const winner = JSON.stringify(plan.queryPlanner.winningPlan);
    expect([words, winner.includes('searchKeys_1'), winner.includes('COLLSCAN')]).toEqual([
      words,
      true,
      false,
    ]);
  }
  await model.deleteMany({ number: /^LL-3001-/ });
});
