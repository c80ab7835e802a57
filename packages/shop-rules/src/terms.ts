import type { LegalPageId } from './legal-pages.ts';

/**
 * The versions of the shop's own words on each page of law, the newest first, each named by its day (ISO 8601). Whoever
 * changes those words puts a day before the others that no owner can have published on yet, and keeps what the earlier
 * ones said: an order names the version that its buyer agreed to.
 */
export const ownVersions = {
  terms: ['2026-11-30', '2026-11-26', '2026-11-21'],
  privacy: ['2026-11-29', '2026-11-28', '2026-11-27', '2026-11-21'],
  returns: ['2026-11-27', '2026-11-21'],
} as const satisfies Record<LegalPageId, readonly [string, ...string[]]>;

/** Whether a version of a page is the shop's own. */
export const isOwnVersion = (page: LegalPageId, version: string): boolean =>
  ownVersions[page].some((own) => own === version);

/** The day of a version as Finns write it: '21.11.2026', also of a day's second one ('2026-11-21.2'); '' for none. */
export const termsDay = (version: string): string =>
  version === '' ? '' : version.slice(0, 10).split('-').map(Number).toReversed().join('.');

/** The terms as one version of them says. */
export const termsPath = (version: string): string =>
  version === '' ? '/shop/terms' : `/shop/terms?versio=${encodeURIComponent(version)}`;
