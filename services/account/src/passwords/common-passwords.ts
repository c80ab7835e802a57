import { dictionary } from '@zxcvbn-ts/language-common';

/** The passwords that guessers try first; the list comes from breached collections. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Whether a password is one that everybody uses, whatever its capitals. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
