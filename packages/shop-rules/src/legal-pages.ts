/* Legal pages that the owner can edit. */

export const legalPages = ['terms', 'privacy', 'returns'] as const;
export type LegalPageId = (typeof legalPages)[number];
