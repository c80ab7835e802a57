import { z } from 'zod';
import { requiredMultilineText } from './fields.ts';
import { hasGoodLinks } from '@shop/shop-rules/inline-links';
import { legalPages, type LegalPageId } from '@shop/shop-rules/legal-pages';
import { readLegalText } from '@shop/shop-rules/legal-text';

/*
 * The pages of law, in versions. The first one is the shop's own and changes with the shop; the owner's are kept for ever,
 * so that what a buyer agreed to can be read again.
 */

export const legalPageSchema = z.enum(legalPages);

/** A version's name: the day on which it was published, in Finland, and from the second one of a day on its number. */
export const legalVersionSchema = z.string().regex(/^\d{4}-\d{2}-\d{2}(?:\.\d{1,4})?$/);

/** Which version of each page holds now. */
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
 * Body of catalog's PUT …/:page/draft. `seen` is the draft that was seen, null where there was none; `basedOn` the newest
 * version that was seen: without it the draft is held against no version.
 */
export const legalDraftEditSchema = z.object({
  text: legalText,
  seen: z.string().max(40).nullable(),
  basedOn: legalVersionSchema.optional(),
});
export type LegalDraftEdit = z.infer<typeof legalDraftEditSchema>;

/** Body of catalog's POST …/:page/publish: the draft as it was seen. */
export const legalPublishSchema = z.object({ seen: z.string().max(40) });

/** A version that the owner has published. */
export type LegalVersionText = { page: LegalPageId; version: string; text: string };

/** What the back office is told of a page: its versions, the newest first, and the draft where there is one. */
export type LegalPageRecord = {
  page: LegalPageId;
  /** The shop's own words come last, without who and when. */
  versions: { version: string; publishedAt: string | null; publishedBy: string }[];
  draft: {
    revision: string;
    text: string;
    /** The newest version that its writer had seen; null where nobody said. */
    basedOn: string | null;
    savedAt: string;
    savedBy: string;
  } | null;
};
