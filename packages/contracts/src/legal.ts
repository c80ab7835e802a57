import { z } from 'zod';
import { requiredMultilineText } from './fields.ts';
import { hasGoodLinks } from '@shop/shop-rules/inline-links';
import { legalPages, type LegalPageId } from '@shop/shop-rules/legal-pages';
import { readLegalText } from '@shop/shop-rules/legal-text';

/* Legal pages have versions. The owner's are kept for ever, so that agreed terms stay readable. */

export const legalPageSchema = z.enum(legalPages);

/** Day of publication in Finland, and a number from the second of a day on. */
export const legalVersionSchema = z.string().regex(/^\d{4}-\d{2}-\d{2}(?:\.\d{1,4})?$/);

export const legalVersionsSchema = z.record(legalPageSchema, z.string());
export type LegalVersions = z.infer<typeof legalVersionsSchema>;

const legalText = requiredMultilineText(40_000)
  .refine((text) => readLegalText(text).parts.length > 0, {
    error: 'Kirjoita ainakin yksi väliotsikko: rivi, jonka alussa on ##.',
  })
  .refine(hasGoodLinks, {
    error: 'Linkin osoite alkaa merkeillä https://, mailto:, tel:, / tai #.',
  });

/**
 * Body of catalog's PUT …/:page/draft. `seen`: the draft seen, null for none; `basedOn`: newest version seen, null to
 * skip the check.
 */
export const legalDraftEditSchema = z.object({
  text: legalText,
  seen: z.string().max(40).nullable(),
  basedOn: legalVersionSchema.optional(),
});
export type LegalDraftEdit = z.infer<typeof legalDraftEditSchema>;

/** Body of catalog's POST …/:page/publish. */
export const legalPublishSchema = z.object({ seen: z.string().max(40) });

export type LegalVersionText = { page: LegalPageId; version: string; text: string };

/** For the back office: versions, newest first, and the draft. */
export type LegalPageRecord = {
  page: LegalPageId;
  /** The shop's own text comes last, without date and author. */
  versions: { version: string; publishedAt: string | null; publishedBy: string }[];
  draft: {
    revision: string;
    text: string;
    /** Newest version that the author saw; null when unknown. */
    basedOn: string | null;
    savedAt: string;
    savedBy: string;
  } | null;
};
