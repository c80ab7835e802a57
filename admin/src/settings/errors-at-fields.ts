import { toFormFields } from '../providers/field-errors.ts';
import type { SettingsFormValues } from './settings-form.ts';

/** What the server says of the settings: a text that it reads as a list, line by line or paragraph by paragraph, is one field. */
export const errorsAtFields = (
  errors: Record<string, string>,
  values: SettingsFormValues,
): Record<string, string> => toFormFields(errors, (path) => fieldOf(path, values));

/** The path as far as the form has it: down to the text that somebody types. */
function fieldOf(path: string, values: SettingsFormValues): string {
  const parts = path.split('.');
  let value: unknown = values;
  for (const [depth, part] of parts.entries()) {
    if (typeof value === 'string') return parts.slice(0, depth).join('.');
    value = (value as Record<string, unknown> | undefined)?.[part];
  }
  return path;
}
