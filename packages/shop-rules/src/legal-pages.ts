/* Legal pages that the owner can edit. Without zod: screens use them. */

export const legalPages = ['terms', 'privacy', 'returns'] as const;
export type LegalPageId = (typeof legalPages)[number];
