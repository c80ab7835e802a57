import { cleanCode } from './clean-text.ts';

/*
 * Finnish postcodes as people write them and address books keep them. It stands apart from the schemas, because pages
 * compute with it and should not ship zod.
 */

/**
 * A postcode as it is kept: its digits alone. Addresses that are seen abroad begin it with FI- (Åland: AX-), and copied
 * ones may have wide digits, blanks that do not break, or invisible characters.
 */
export const plainPostcode = (text: string): string =>
  cleanCode(text.normalize('NFKC').replaceAll(/[\p{Cf}\p{Zs}]/gu, '')).replace(
    /^(?:FIN?|AX)-?(?=[0-9])/iu,
    '',
  );

/** What a plain postcode looks like, such as '00100'. */
export const postcodePattern = /^[0-9]{5}$/;
