import { cleanCode } from './clean-text.ts';

/**
 * How sizes are written. It stands apart from the schemas, because pages write them and bring no schemas along.
 */

/**
 * A size as people read it: what is kept as 36-38 is a span, and has its dash.
 * @param size as it is kept
 */
export const sizeText = (size: string): string => size.replace(/^(\d+)-(\d+)$/, '$1–$2');

/**
 * A size as it is kept, from what somebody typed or copied from a page.
 * @param text with a hyphen or a dash, and with or without spaces around it
 */
export const typedSize = (text: string): string =>
  cleanCode(text)
    .split('-')
    .map((part) => part.trim())
    .join('-');
