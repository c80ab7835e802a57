import { toFormFields } from '../../providers/field-errors.ts';
import type { ProductFormValues } from './product-form.ts';

type Field = keyof ProductFormValues;

/** Lists with one form field, which gets the errors of their entries. */
const whole: readonly string[] = ['images', 'care', 'sizes', 'measures', 'goesWith', 'colours'];
const elsewhere: Readonly<Record<string, Field>> = {
  'makersNote.words': 'noteWords',
  'makersNote.who': 'noteWho',
  makersNote: 'noteWords',
};

export const formErrors = (
  errors: Readonly<Record<string, string>>,
  isBySize: boolean,
): Record<string, string> => toFormFields(errors, (field) => placeOf(field, isBySize));

function placeOf(field: string, isBySize: boolean): string {
  const [list = ''] = field.split('.');
  if (list === 'details') return 'images';
  if (field === 'stock' && isBySize) return 'pieces';
  return elsewhere[field] ?? (whole.includes(list) ? list : field);
}
