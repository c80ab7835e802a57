/*
 * It stands apart from the schemas, because the back office's screens ask it too and should not ship zod.
 */

/** The pages of law whose words are the owner's to change. */
export const legalPages = ['terms', 'privacy', 'returns'] as const;
export type LegalPageId = (typeof legalPages)[number];
