import { toFormFields } from '../../providers/field-errors.ts';
import type { ProductFormValues } from './product-form.ts';

type Field = keyof ProductFormValues;

/** What the form asks for in one field, and the product keeps in parts: an error of a part is one of the field. */
const whole: readonly string[] = ['images', 'care', 'sizes', 'measures', 'goesWith', 'colours'];
const elsewhere: Readonly<Record<string, Field>> = {
  'makersNote.words': 'noteWords',
  'makersNote.who': 'noteWho',
  makersNote: 'noteWords',
};

/**
 * Where the form shows what the server does not take of a product.
 * @param errors by the product's own fields, as the server names them
 * @param isBySize whether the form asks for the pieces of each size, and not for the stock
 */
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
