/*
 * Finnish postcodes as people write them and address books keep them. It stands apart from the schemas, because pages
 * compute with it and should not ship zod.
 */

/**
 * A postcode as it is kept: its digits alone. Posti's own way of writing an address that is seen abroad begins it with FI-,
 * and what is copied may bring blanks that do not break, or marks that nobody sees.
 */
export const plainPostcode = (text: string): string =>
  text.replaceAll(/[\p{Cf}\p{Zs}]/gu, '').replace(/^FIN?\p{Pd}?(?=[0-9])/iu, '');

/** What a plain postcode looks like, such as '00100'. */
export const postcodePattern = /^[0-9]{5}$/;
