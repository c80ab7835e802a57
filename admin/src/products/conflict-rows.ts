import { texts } from '../texts/fi.ts';
import { bodyOf, formOf, same, type ProductBody, type ProductField } from './product-form.ts';
import type { ProductRecord } from './product-record.ts';

export type ConflictRow = { field: string; mine: string; theirs: string };

/** What goes along with another field. */
const silent: readonly ProductField[] = ['imageTexts', 'stockReason', 'stockNote'];

const fieldNames: Partial<Record<string, string>> = texts.product.fields;

/** The fields that I changed and that now read otherwise, as rows mine/theirs. */
export function conflictRows(mine: Partial<ProductBody>, theirs: ProductRecord): ConflictRow[] {
  const stored: Record<string, unknown> = { ...bodyOf(formOf(theirs)), state: theirs.state };
  return (Object.keys(mine) as ProductField[])
    .filter((name) => !silent.includes(name) && !same(mine[name], stored[name]))
    .map((name) => ({
      field: fieldNames[name] ?? name,
      mine: shownValue(name, mine[name]),
      theirs: shownValue(name, stored[name]),
    }));
}

function shownValue(name: string, value: unknown): string {
  if (name === 'images') return texts.conflict.images((value as string[]).length);
  if (name === 'fibres') return fibresText(value as ProductBody['fibres']) || texts.conflict.nothing;
  if (name === 'state') return value === 'draft' ? texts.products.draft : texts.product.publish;
  if (Array.isArray(value)) return value.join(', ') || texts.conflict.nothing;
  return typeof value === 'string' && value !== '' ? value : texts.conflict.nothing;
}

const fibresText = (fibres: ProductBody['fibres']): string =>
  fibres.map(({ name, share }) => `${share} % ${name}`).join(', ');
