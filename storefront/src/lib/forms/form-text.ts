import { cleanLine } from '@shop/shop-rules/clean-text';

/** '' where the form has no such field. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? cleanLine(value) : '';
}
