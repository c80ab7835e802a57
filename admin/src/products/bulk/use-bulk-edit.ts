import { useDataProvider } from 'react-admin';
import { useForEachRecord } from '../../ui/use-for-each-record.ts';
import { fieldErrors } from '../../providers/field-errors.ts';
import { changeOf, undoOf, type BulkEdit } from './bulk-change.ts';
import type { ProductRecord } from '../../providers/product-record.ts';

export type EditedProduct = { id: string; before: ProductRecord; version: number };

export function useBulkEdit() {
  const dataProvider = useDataProvider();
  const { forEach, busy } = useForEachRecord();
  const put = async (product: ProductRecord, data: object) =>
    (await dataProvider.update<ProductRecord>('product', { id: product.id, data, previousData: product }))
      .data;

  const save = async (edit: BulkEdit, products: readonly ProductRecord[]) => {
    const edited: EditedProduct[] = [];
    const reasons = new Set<string>();
    const failedIds = await forEach(products, async (before) => {
      const change = { ...changeOf(edit, before), lawfulOnly: true, version: before.version };
      try {
        const { version } = await put(before, change);
        edited.push({ id: before.id, before, version });
      } catch (error) {
        for (const reason of Object.values(fieldErrors(error) ?? {})) reasons.add(reason);
        throw error;
      }
    });
    return { edited, failedIds, reasons: [...reasons] };
  };

  const undo = async (edit: BulkEdit, edited: readonly EditedProduct[]): Promise<EditedProduct[]> => {
    const failedIds = await forEach(edited, ({ before, version }) =>
      put(before, { ...undoOf(edit, before), lawfulOnly: false, version }),
    );
    return edited.filter(({ id }) => failedIds.includes(id));
  };

  return { save, undo, busy };
}
