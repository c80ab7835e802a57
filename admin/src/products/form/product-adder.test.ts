import { HttpError } from 'react-admin';
import { expect, test } from 'vitest';
import { productAdder } from './product-adder.ts';
import { bodyOf } from '../values/product-body.ts';
import { emptyForm } from '../values/product-form.ts';
import type { ProductRecord } from '../../providers/product-record.ts';

const titled = (title: string) => bodyOf({ ...emptyForm, title, stock: '3' });

/** A catalogue that answers a key by the product that it has made. */
function aCatalogue() {
  const made = new Map<string, ProductRecord>();
  const changes: object[] = [];
  let state: 'well' | 'silent' | 'refusing' = 'well';
  const calls = {
    create: (body: object, key: string) => {
      if (state === 'refusing') return Promise.reject(new HttpError('', 400));
      const product = made.get(key) ?? ({ ...body, stock: 3, version: 1 } as unknown as ProductRecord);
      made.set(key, product);
      return state === 'silent' ? Promise.reject(new HttpError('', 502)) : Promise.resolve(product);
    },
    update: (product: ProductRecord, fields: object) => {
      changes.push({ ...fields, of: product.title });
      return Promise.resolve();
    },
  };
  return {
    made,
    changes,
    calls,
    turns: (to: typeof state) => {
      state = to;
    },
  };
}

test('a product whose answer was lost is added once, and nothing is written over it', async () => {
  const catalogue = aCatalogue();
  const add = productAdder();
  catalogue.turns('silent');
  await expect(add(catalogue.calls, titled('Kaste'))).rejects.toThrow();
  catalogue.turns('well');
  await add(catalogue.calls, titled('Kaste'));
  expect([catalogue.made.size, catalogue.changes]).toEqual([1, []]);
});

test('text typed after a lost answer is saved over the created product', async () => {
  const catalogue = aCatalogue();
  const add = productAdder();
  catalogue.turns('silent');
  await expect(add(catalogue.calls, titled('Kaste'))).rejects.toThrow();
  catalogue.turns('well');
  await add(catalogue.calls, titled('Kaste-huivi'));
  expect(catalogue.made.size).toBe(1);
  expect(catalogue.changes).toMatchObject([
    { of: 'Kaste', title: 'Kaste-huivi', version: 1, seenStock: '3' },
  ]);
});

test('a refused call creates nothing; each sheet adds a product of its own', async () => {
  const catalogue = aCatalogue();
  const add = productAdder();
  catalogue.turns('refusing');
  await expect(add(catalogue.calls, titled(''))).rejects.toThrow();
  catalogue.turns('well');
  await add(catalogue.calls, titled('Kaste'));
  await productAdder()(catalogue.calls, titled('Kaste'));
  expect([catalogue.made.size, catalogue.changes]).toEqual([2, []]);
});
