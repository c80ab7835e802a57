import { cleanCode } from './clean-text.ts';

/** Digits of a typed or copied postcode; accepts FI- and AX- prefixes, wide digits, invisible characters. */
export const plainPostcode = (text: string): string =>
  cleanCode(text.normalize('NFKC').replaceAll(/[\p{Cf}\p{Zs}]/gu, '')).replace(
    /^(?:FIN?|AX)-?(?=[0-9])/iu,
    '',
  );

/** '00100'. */
export const postcodePattern = /^[0-9]{5}$/;
