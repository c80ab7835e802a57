import { newId } from '@shop/service-kit';
import { randomFrom } from '@shop/testing/random';
import { expect, test } from 'vitest';
import { editProduct } from './edit-product.ts';
import { foldLedgers } from './fold-ledgers.ts';
import { setUpCatalogHarness, setUpProducts } from '../../test/catalog-harness.ts';
import { sizedProducts, sum, type Order, type Pieces } from '../../test/sized-products.ts';

const catalog = setUpCatalogHarness();
const products = setUpProducts(catalog);
const { add, edit, aDress, stored, movements, order, reserve, release, commit, giveBack, expectBalanced } =
  sizedProducts(catalog, products);

test('a size that comes while the sizes are joined starts no pieces of its own', async () => {
  const id = await aDress({ S: 3, M: 2 });
  const { products: store } = catalog.deps;
  // Between this edit's look and its write the other one is made.
  let isJoined = false;
  const joining: typeof store = {
    ...store,
    edit: async (...write) => {
      if (!isJoined) expect((await edit(id, { pieces: null })).status).toBe(200);
      isJoined = true;
      return store.edit(...write);
    },
  };
  const deps = { ...catalog.deps, products: joining };
  const admin = { id: newId(), userName: 'Liisa Lanka' };
  await editProduct(deps, { id, edit: { sizes: ['S', 'M', 'XL'] }, admin });
  const after = await expectBalanced(id);
  expect([after.stock, after.sizes, after.pieces]).toEqual([5, ['S', 'M', 'XL'], undefined]);
});

test('a long ledger is folded by size too, by several processes at once', async () => {
  const id = await aDress({ S: 300, M: 4 });
  const kept = await stored(id);
  const worn = Array.from({ length: 260 }, (_, n) => ({
    at: new Date(Date.UTC(2026, 0, 1) + n * 60_000),
    change: n % 3 === 0 ? 1 : -1,
    sizes: n % 3 === 0 ? { XL: 1 } : { S: -1 },
    reason: 'correction' as const,
    who: `n${n}`,
  }));
  const xl = worn.filter(({ change }) => change === 1).length;
  const change = sum(worn.map((movement) => movement.change));
  await products.model.collection.updateOne({ _id: id as never }, {
    $push: { 'ledger.movements': { $each: worn } },
    $inc: { stock: change, received: change, 'pieces.S': xl - worn.length, 'pieces.XL': xl },
    $addToSet: { sizes: 'XL' },
  } as never);
  await expectBalanced(id);
  await Promise.all([foldLedgers(catalog.deps), reserve(order(id, { S: 2 })), foldLedgers(catalog.deps)]);
  const { ledger } = await expectBalanced(id);
  expect(ledger.movements.length).toBeLessThanOrEqual(201);
  expect(Object.keys(ledger.sizes ?? {}).toSorted()).toEqual(['M', 'S', 'XL']);
  expect(kept.ledger.sizes).toBeUndefined();
  const plain = (await add({ stock: 3 })).body.data._id as string;
  expect((await stored(plain)).ledger.sizes).toBeUndefined();
});

test.each([11, 12, 13, 14])(
  'stock adds up in every size after a random mix of everything (%i) [spec-179]',
  async (seed) => {
    const { below: random } = randomFrom(seed);
    const sizes = ['S', 'M', 'L'];
    const id = await aDress({ S: 6, M: 6, L: 6 });
    const few = (): Pieces => Object.fromEntries(sizes.map((size) => [size, random(8)]));
    const orders = Array.from({ length: 8 }, () => {
      const [firstSize, secondSize] = [sizes[random(3)] as string, sizes[random(3)] as string];
      return order(id, { [firstSize]: 1 + random(2), [secondSize]: 1 + random(2) });
    });
    const act = () => {
      const picked = orders[random(orders.length)] as Order;
      const generation = random(3);
      const acts = [
        () => reserve(picked, generation),
        () => reserve(picked, generation),
        () => release(picked, generation),
        () => commit(picked),
        () => giveBack({ ...picked, sizes: { [Object.keys(picked.sizes)[0] as string]: 1 } }, random(3)),
        () => edit(id, { pieces: few(), sizes, stockReason: 'stocktaking' }),
        () => edit(id, { pieces: few(), seenPieces: few() }),
        () => edit(id, { stock: 0 }),
        () => edit(id, { stock: random(20) }),
        () => edit(id, { sizes: random(2) ? sizes : ['S', 'M', 'L', 'XL'] }),
        () => edit(id, random(2) ? { pieces: null } : { price: 50 + random(50) }),
      ];
      return (acts[random(acts.length)] as () => Promise<{ status: number }>)();
    };
    for (let round = 0; round < 25; round += 1) {
      const answers = await Promise.all(Array.from({ length: 1 + random(6) }, act));
      for (const { status } of answers) expect([200, 400, 409]).toContain(status);
      await expectBalanced(id);
    }
    // The movements sum to each size's stock.
    await edit(id, { pieces: { S: 1, M: 2, L: 3 }, sizes });
    await edit(id, { pieces: { S: 2, M: 3, L: 4 }, sizes });
    expect((await movements(id))[0]?.pieces).toEqual({ S: 2, M: 3, L: 4 });
  },
);
