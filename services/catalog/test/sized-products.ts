import type { StockMovement } from '@shop/contracts';
import { newId } from '@shop/service-kit';
import { anAdmin } from '@shop/testing';
import { expect } from 'vitest';
import type { StoredProduct } from '../src/domain/product.ts';
import { productFields, type CatalogHarness, type ProductsAtHand } from './catalog-harness.ts';

export type Pieces = Record<string, number>;
/** `sizes`: pieces by size, as the hold calls name them. */
export type Order = { orderID: string; productID: string; sizes: Pieces };

export const sum = (numbers: number[]) => numbers.reduce((total, value) => total + value, 0);

/** Helpers for products with stock by size: admin calls, hold calls and a check of the invariants. */
export function sizedProducts(catalog: CatalogHarness, products: ProductsAtHand) {
  const admin = () => catalog.api.as(anAdmin({ userName: 'Liisa Lanka' }));
  const add = (fields: Record<string, unknown>) =>
    admin()('POST', '/api/admin/product/add', productFields(products.images, fields));
  const edit = (id: string, fields: object) => admin()('PUT', `/api/admin/rest/products/${id}`, fields);

  /** A dress in S, M and L whose pieces are kept by size. */
  async function aDress(
    pieces: Pieces = { S: 3, M: 0, L: 5 },
    fields: Record<string, unknown> = {},
  ): Promise<string> {
    const sizes = Object.keys(pieces);
    const { body, status } = await add({ sizes, pieces, stock: sum(Object.values(pieces)), ...fields });
    expect(status).toBe(201);
    return body.data._id;
  }

  const stored = async (id: string) =>
    (await products.model.findById(id).lean<StoredProduct>()) as StoredProduct;
  const movements = async (id: string) =>
    (await admin()('GET', `/api/admin/rest/products/${id}/movements?limit=100`)).body.data as StockMovement[];

  const callHolds = (name: string, body: object) =>
    catalog.api.asService('POST', `/internal/holds/${name}`, body);
  const order = (productID: string, sizes: Pieces): Order => ({ orderID: newId(), productID, sizes });
  const withQuantity = (placed: Order) => ({ ...placed, quantity: sum(Object.values(placed.sizes)) });
  const reserve = (placed: Order, generation = 0) =>
    callHolds('reserve', { ...withQuantity(placed), generation, buyer: null });
  const release = (placed: Order, generation = 0) => callHolds('release', { ...placed, generation });
  const commit = (placed: Order) => callHolds('commit', withQuantity(placed));
  const giveBack = (placed: Order, n: number) =>
    callHolds('return', { ...withQuantity(placed), refundId: `${placed.orderID}_r${n}` });

  /** Asserts that the sizes add up to the stock, and each size to the sum of its movements. */
  async function expectBalanced(id: string): Promise<StoredProduct> {
    const product = await stored(id);
    const { stock, pieces, sizes, holds, sold, soldBefore, received, ledger } = product;
    const held = (parts: Record<string, { quantity: number }>) =>
      sum(Object.values(parts).map(({ quantity }) => quantity));
    expect(stock + held(holds) + held(sold) + soldBefore).toBe(received);
    expect(ledger.opening + sum(ledger.movements.map(({ change }) => change))).toBe(stock);
    if (pieces) {
      expect(Object.keys(pieces).toSorted()).toEqual(sizes.toSorted());
      expect(sum(Object.values(pieces))).toBe(stock);
      for (const n of Object.values(pieces)) expect(n).toBeGreaterThanOrEqual(0);
    }
    const sizeChanges = [ledger.sizes ?? {}, ...ledger.movements.map((movement) => movement.sizes ?? {})];
    for (const size of new Set([
      ...sizeChanges.flatMap((change) => Object.keys(change)),
      ...Object.keys(pieces ?? {}),
    ]))
      expect([size, sum(sizeChanges.map((change) => change[size] ?? 0))]).toEqual([
        size,
        pieces?.[size] ?? 0,
      ]);
    return product;
  }

  return {
    add,
    edit,
    aDress,
    stored,
    movements,
    callHolds,
    order,
    withQuantity,
    reserve,
    release,
    commit,
    giveBack,
    expectBalanced,
  };
}
