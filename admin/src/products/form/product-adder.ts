import { isRefusal } from '../../providers/refusal.ts';
import type { ProductBody } from '../values/product-body.ts';
import { isEqual, seenStock } from '../values/product-changes.ts';
import type { SaveIntent } from '../values/product-form.ts';
import type { ProductRecord } from '../../providers/product-record.ts';

type NewProduct = ProductBody & SaveIntent;
type Calls = {
  create: (body: NewProduct, key: string) => Promise<ProductRecord>;
  update: (made: ProductRecord, changes: object) => Promise<unknown>;
};

/** After an attempt of unknown outcome, changed input overwrites the product it may have created. */
export function productAdder() {
  const key = crypto.randomUUID();
  const unknown: NewProduct[] = [];
  return async ({ create, update }: Calls, body: NewProduct): Promise<void> => {
    const mayBeAnother = unknown.some((sent) => !isEqual(sent, body));
    try {
      const made = await create(body, key);
      if (mayBeAnother) await update(made, { ...body, ...seenStock(body, made), version: made.version });
    } catch (error) {
      if (!isRefusal(error)) unknown.push(body);
      throw error;
    }
  };
}
