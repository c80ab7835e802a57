import { cleanCode } from './clean-text.ts';

/** Replaces wide digits and unusual spaces and hyphens by plain ones. */
export const plainPhone = (text: string): string =>
  cleanCode(text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')).replaceAll(/\p{Zs}/gu, ' ');

const MAX_PHONE = 30;
const MIN_DIGITS = 5;
const PHONE = /^\(?\+?[0-9 ()./-]+$/;

/** Whether a plain number can be dialled, such as '040/123 4567' or '+358 (0)40 123-4567'. */
export const isPhone = (text: string): boolean =>
  text.length <= MAX_PHONE && PHONE.test(text) && text.replaceAll(/\D/g, '').length >= MIN_DIGITS;
