import type { LegalPageRecord } from '@shop/contracts';

type Known = Pick<LegalPageRecord, 'versions' | 'draft'>;

/** Version in force; the shop's own text is always last, so there is one. */
export const newestOf = ({ versions }: Pick<Known, 'versions'>): string => versions[0]?.version ?? '';

export const baseOf = ({ versions, draft }: Known): string => draft?.basedOn ?? newestOf({ versions });

/** A version was published after the draft was started. */
export const isBehind = (page: Known): boolean => baseOf(page) !== newestOf(page);
