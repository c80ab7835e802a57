import type { LegalPageId } from './legal-pages.ts';

/**
 * Versions of the legal texts by day (ISO 8601), newest first. A change adds a day and keeps earlier texts: orders name
 * them.
 */
export const ownVersions = {
  terms: ['2026-11-30', '2026-11-26', '2026-11-21'],
  privacy: [
    '2026-12-03',
    '2026-12-02',
    '2026-12-01',
    '2026-11-30',
    '2026-11-29',
    '2026-11-28',
    '2026-11-27',
    '2026-11-21',
  ],
  returns: ['2026-11-27', '2026-11-21'],
} as const satisfies Record<LegalPageId, readonly [string, ...string[]]>;

/** Whether a version is the shop's own text. */
export const isOwnVersion = (page: LegalPageId, version: string): boolean =>
  ownVersions[page].some((own) => own === version);

/** Day of a version: '21.11.2026', also for '2026-11-21.2'; '' for none. */
export const termsDay = (version: string): string =>
  version === '' ? '' : version.slice(0, 10).split('-').map(Number).toReversed().join('.');

/** Path to a version of the terms. */
export const termsPath = (version: string): string =>
  version === '' ? '/shop/terms' : `/shop/terms?versio=${encodeURIComponent(version)}`;
