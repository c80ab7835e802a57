import { toFormFields } from '../providers/field-errors.ts';
import type { SettingsFormValues } from './settings-form.ts';

/** A multi-line field is a list for the server; its entries' errors belong to the field. */
export const errorsAtFields = (
  errors: Record<string, string>,
  values: SettingsFormValues,
): Record<string, string> => toFormFields(errors, (path) => fieldOf(path, values));

function fieldOf(path: string, values: SettingsFormValues): string {
  const parts = path.split('.');
  let value: unknown = values;
  for (const [depth, part] of parts.entries()) {
    if (typeof value === 'string') return parts.slice(0, depth).join('.');
    value = (value as Record<string, unknown> | undefined)?.[part];
  }
  return path;
}
