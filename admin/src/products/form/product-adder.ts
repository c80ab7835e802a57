import { isRefusal } from '../../providers/refusal.ts';
import type { ProductBody } from '../values/product-body.ts';
import { same, seenStock } from '../values/product-changes.ts';
import type { SaveIntent } from '../values/product-form.ts';
import type { ProductRecord } from '../../providers/product-record.ts';

type NewProduct = ProductBody & SaveIntent;
type Calls = {
  /** The same key adds one product, and is answered by it from then on. */
  create: (body: NewProduct, key: string) => Promise<ProductRecord>;
  update: (made: ProductRecord, changes: object) => Promise<unknown>;
};

/**
 * Adds the product of one sheet, and only one, whatever becomes of the answers. Where nobody knows how an earlier sending
 * ended that said something else, what is said now is written over the product that it may have made.
 */
export function productAdder() {
  const key = crypto.randomUUID();
  const unknown: NewProduct[] = [];
  return async ({ create, update }: Calls, body: NewProduct): Promise<void> => {
    const mayBeAnother = unknown.some((sent) => !same(sent, body));
    try {
      const made = await create(body, key);
      if (mayBeAnother) await update(made, { ...body, ...seenStock(body, made), version: made.version });
    } catch (error) {
      if (!isRefusal(error)) unknown.push(body);
      throw error;
    }
  };
}
