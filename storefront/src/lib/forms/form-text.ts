import { cleanLine } from '@shop/shop-rules/clean-text';

/** The cleaned text of a form's field; '' where the form has no such field. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? cleanLine(value) : '';
}
