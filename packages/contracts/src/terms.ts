/**
 * The day of the shop's own words on the pages of law (ISO 8601), which is the name of their version. Whoever changes
 * those words changes it: an order keeps the one that its buyer agreed to.
 */
export const TERMS_VERSION = '2026-11-21';

/** The day of a version as Finns write it: '21.11.2026', also of a day's second one ('2026-11-21.2'); '' for none. */
export const termsDay = (version: string): string =>
  version === '' ? '' : version.slice(0, 10).split('-').map(Number).toReversed().join('.');

/** The terms as one version of them says. */
export const termsPath = (version: string): string =>
  version === '' ? '/shop/terms' : `/shop/terms?versio=${encodeURIComponent(version)}`;
