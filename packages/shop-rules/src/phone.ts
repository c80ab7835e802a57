import { cleanCode } from './clean-text.ts';

/*
 * Telephone numbers as people and their devices write them. It stands apart from the schemas, because pages compute with it
 * and should not ship zod.
 */

/** A telephone number with the signs of a keyboard: wide digits, odd blanks and odd hyphens become plain ones. */
export const plainPhone = (text: string): string =>
  cleanCode(text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')).replaceAll(/\p{Zs}/gu, ' ');

const MAX_PHONE = 30;
const MIN_DIGITS = 5;
const PHONE = /^\(?\+?[0-9 ()./-]+$/;

/** Whether a plain number can be dialled, such as '040 123 4567', '040/123 4567' or '+358 (0)40 123-4567'. */
export const isPhone = (text: string): boolean =>
  text.length <= MAX_PHONE && PHONE.test(text) && text.replaceAll(/\D/g, '').length >= MIN_DIGITS;
