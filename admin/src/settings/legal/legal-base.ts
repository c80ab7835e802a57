import type { LegalPageRecord } from '@shop/contracts';

type Known = Pick<LegalPageRecord, 'versions' | 'draft'>;

/** The version that holds; the shop's own words always stand last, so there is one. */
export const newestOf = ({ versions }: Pick<Known, 'versions'>): string => versions[0]?.version ?? '';

/** The newest version that the writer of a page's text has seen: who opens a draft has seen what it was written by. */
export const baseOf = ({ versions, draft }: Known): string => draft?.basedOn ?? newestOf({ versions });

/** Whether another version was published since the draft was written. */
export const isBehind = (page: Known): boolean => baseOf(page) !== newestOf(page);
