import { cleanCode } from './clean-text.ts';

/** A size for people: 36-38 gets a dash. */
export const sizeText = (size: string): string => size.replace(/^(\d+)-(\d+)$/, '$1–$2');

/** A typed or copied size as stored. @param text with hyphen or dash, spaces allowed */
export const typedSize = (text: string): string =>
  cleanCode(text)
    .split('-')
    .map((part) => part.trim())
    .join('-');
