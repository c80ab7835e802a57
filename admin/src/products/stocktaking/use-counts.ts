import { useDataProvider, useNotify } from 'react-admin';
import { useForm, useWatch } from 'react-hook-form';
import { texts } from '../../texts/fi.ts';
import { useForEachRecord } from '../../ui/use-for-each-record.ts';
import type { ProductRecord } from '../../providers/product-record.ts';
import { countsAfter, editOf, hasMoved, type Count } from './count-plan.ts';

const { stocktaking: words } = texts;

/** `isMoved`: the stock changed meanwhile and has to be counted again. */
export type ProductCount = Count<ProductRecord> & { isMoved?: boolean };
type Counts = Record<string, ProductCount>;

export function useCounts() {
  const form = useForm<{ counts: Counts }>({ defaultValues: { counts: {} } });
  const counts = useWatch({ control: form.control, name: 'counts' });
  const { forEach, busy } = useForEachRecord();
  const dataProvider = useDataProvider();
  const notify = useNotify();

  const type = (product: ProductRecord, place: string, text: string) => {
    const { [product.id]: count, ...others } = form.getValues('counts');
    const typed = { ...count?.typed, [place]: text };
    const isBlank = Object.values(typed).every((value) => value.trim() === '');
    if (isBlank) form.setValue('counts', others);
    else form.setValue(`counts.${product.id}`, { seen: count?.seen ?? product, typed });
  };

  /** Saves differences, each only if its stock is unchanged; others stay typed. */
  const save = async () => {
    const differing = Object.values(counts).flatMap((count) => {
      const data = editOf(count);
      return data ? [{ id: count.seen.id, data, previousData: count.seen }] : [];
    });
    const saved: Record<string, ProductRecord> = {};
    const failedIds = await forEach(differing, async (edit) => {
      saved[edit.id] = (await dataProvider.update<ProductRecord>('product', edit)).data;
    });
    const kept = await refetched(failedIds);
    const after = countsAfter(form.getValues('counts'), { sent: counts, refused: kept, saved });
    form.setValue('counts', after);
    report(differing.length - failedIds.length, Object.values(kept));
  };

  const refetched = async (ids: string[]): Promise<Counts> => {
    if (ids.length === 0) return {};
    const { data } = await dataProvider
      .getMany<ProductRecord>('product', { ids })
      .catch(() => ({ data: [] as ProductRecord[] }));
    const entries = ids.flatMap((id) => {
      const count = counts[id];
      const seen = data.find((product) => product.id === id) ?? count?.seen;
      return count && seen ? [[id, { ...count, seen, isMoved: hasMoved(count.seen, seen) }] as const] : [];
    });
    return Object.fromEntries(entries);
  };

  const report = (saved: number, refused: ProductCount[]) => {
    const titlesOf = (list: ProductCount[]) => list.map(({ seen }) => seen.title);
    const moved = refused.filter(({ isMoved }) => isMoved);
    const failed = refused.filter(({ isMoved }) => !isMoved);
    const sentences = [
      saved > 0 ? words.saved(saved) : refused.length === 0 ? words.allMatch : '',
      moved.length > 0 ? words.changedMeanwhile(titlesOf(moved)) : '',
      failed.length > 0 ? words.failed(titlesOf(failed)) : '',
    ];
    notify(sentences.filter(Boolean).join(' '), { type: refused.length === 0 ? 'success' : 'warning' });
  };

  return { form, counts, type, save, busy };
}
