import { toFormFields } from '../../providers/field-errors.ts';
import { isTypedRow, type ProductFormValues } from './product-form.ts';

type Field = keyof ProductFormValues;
type Form = Pick<ProductFormValues, 'bySize' | 'fibres' | 'toOrder'>;

/** Lists with one form field, which gets the errors of their entries. */
const whole: readonly string[] = ['images', 'care', 'sizes', 'measures', 'goesWith', 'colours'];
const elsewhere: Readonly<Record<string, Field>> = {
  'makersNote.words': 'noteWords',
  'makersNote.who': 'noteWho',
  makersNote: 'noteWords',
};

export const formErrors = (errors: Readonly<Record<string, string>>, form: Form): Record<string, string> =>
  toFormFields(errors, (field) => placeOf(field, form));

function placeOf(field: string, form: Form): string {
  const [list = ''] = field.split('.');
  if (list === 'details') return 'images';
  if (field === 'stock' && form.bySize) return 'pieces';
  return elsewhere[field] ?? (whole.includes(list) ? list : rowTyped(field, form));
}

function rowTyped(field: string, { fibres, toOrder }: Form): string {
  const lists = { fibres, 'toOrder.measures': toOrder.measures };
  const [list, rows] = Object.entries(lists).find(([name]) => field.startsWith(`${name}.`)) ?? [];
  if (!list || !rows) return field;
  const [index = '', ...cell] = field.slice(list.length + 1).split('.');
  const sent = rows.flatMap((row, at) => (isTypedRow(row) ? [at] : []));
  return [list, sent[Number(index)] ?? index, ...cell].join('.');
}
