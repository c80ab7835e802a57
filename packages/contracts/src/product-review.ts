import { z } from 'zod';
import {
  hideReasons,
  MAX_REVIEW_PICTURES,
  MAX_REVIEW_TEXT,
  reviewFits,
  reviewSorts,
} from '@shop/shop-rules/product-reviews';
import { MAX_LINK, tokenInLink } from '@shop/shop-rules/link-token';
import { uploadUrlPattern } from '@shop/shop-rules/picture';
import { id, requiredMultilineText, requiredText, wholeNumber } from './fields.ts';

const stars = wholeNumber(1, 5);
const MAX_TICKET = 2_000;

/** Signed by order: who may review which delivered line. */
export const reviewRightSchema = z.object({
  userID: id,
  orderID: id,
  line: z.int().min(0),
  productID: id,
  size: z.string(),
  name: z.string(),
});
export type ReviewRight = z.infer<typeof reviewRightSchema>;

export const reviewableSchema = z.object({
  orderID: z.string(),
  orderNumber: z.string(),
  lines: z.array(
    z.object({
      line: z.int(),
      productID: z.string(),
      title: z.string(),
      size: z.string(),
      image: z.string(),
      ticket: z.string(),
    }),
  ),
});
export type Reviewable = z.infer<typeof reviewableSchema>;

const reviewTicket = z.string({ error: 'Avaa arvostelu uudelleen tilauksestasi.' }).max(MAX_TICKET);

export const newReviewSchema = z.object({
  ticket: reviewTicket,
  stars: z
    .preprocess((given) => given ?? 0, wholeNumber(0, 5))
    .refine((given) => given > 0, {
      error: 'Anna tähdet yhdestä viiteen.',
    }),
  text: requiredMultilineText(MAX_REVIEW_TEXT),
  fit: z
    .enum(reviewFits)
    .nullish()
    .transform((fit) => fit ?? null),
  pictures: z
    .array(z.string().regex(uploadUrlPattern, { error: 'Tuntematon kuva.' }))
    .max(MAX_REVIEW_PICTURES, { error: `Enintään ${MAX_REVIEW_PICTURES} kuvaa.` })
    .default([]),
});
export type NewReview = z.input<typeof newReviewSchema>;

export const reviewQuerySchema = z.object({
  sort: z.enum(reviewSorts).default('newest'),
  stars: stars.optional(),
  pictures: z.literal('only').optional(),
  page: wholeNumber(1, 1_000).default(1),
  limit: wholeNumber(1, 20).default(10),
});
export type ReviewQuery = z.infer<typeof reviewQuerySchema>;

const productReviewSchema = z.object({
  id: z.string(),
  name: z.string(),
  stars: z.int(),
  text: z.string(),
  size: z.string(),
  fit: z.enum(reviewFits).nullable(),
  pictures: z.array(z.string()),
  at: z.string(),
  reply: z.object({ text: z.string(), at: z.string() }).nullable(),
  hiddenFor: z.enum(hideReasons).nullable(),
  isExample: z.boolean(),
});
export type ProductReview = z.infer<typeof productReviewSchema>;

const reviewSummarySchema = z.object({
  count: z.int(),
  /** Hidden reviews count. */
  average: z.number(),
  stars: z.array(z.int()).length(5),
  fit: z.record(z.enum(reviewFits), z.int()),
  real: z.object({ count: z.int(), average: z.number() }),
});
export type ReviewSummary = z.infer<typeof reviewSummarySchema>;

export const reviewListSchema = z.object({
  summary: reviewSummarySchema,
  reviews: z.array(productReviewSchema),
  total: z.int(),
});
export type ReviewList = z.infer<typeof reviewListSchema>;

export const ownReviewSchema = productReviewSchema.extend({
  productID: z.string(),
  product: z.string(),
  orderID: z.string(),
  line: z.int(),
});
export type OwnReview = z.infer<typeof ownReviewSchema>;

export const reviewsAfter = ['keep', 'remove'] as const;
export type ReviewsAfter = (typeof reviewsAfter)[number];

export const ownerOfReviewsSchema = z.object({ userID: id });
export const reviewsAfterSchema = ownerOfReviewsSchema.extend({ reviews: z.enum(reviewsAfter) });

export const reviewReportSchema = z.object({
  id,
  reason: z.enum(hideReasons, { error: 'Valitse syy.' }),
});

export const reminderWishSchema = z.object({ wanted: z.boolean({ error: 'Valitse, muistutammeko.' }) });
export type ReminderWish = z.infer<typeof reminderWishSchema>;

const BROKEN_LINK = { error: 'Linkki on puutteellinen.' };
/** Order id and token of an email's link, or the link. */
export const endRemindersSchema = z.object({
  key: z
    .string(BROKEN_LINK)
    .max(MAX_LINK, { ...BROKEN_LINK, abort: true })
    .overwrite(tokenInLink)
    .regex(/^[a-f0-9]{24}\.[\w-]{16,64}$/, BROKEN_LINK),
});

/** Outcome of its form, as a code in the address. */
export const reminderResults = ['ended', 'nothing-to-end', 'broken-link', 'failed'] as const;
export type ReminderResult = (typeof reminderResults)[number];

const MAX_EXAMPLES = 100;
export const exampleReviewsSchema = z.object({
  reviews: z
    .array(
      z.object({
        productID: id,
        name: requiredText(40),
        stars,
        text: requiredMultilineText(MAX_REVIEW_TEXT),
        fit: z.enum(reviewFits).nullable(),
        size: z.string().max(12),
        at: z.iso.datetime(),
      }),
    )
    .max(MAX_EXAMPLES),
});
export type ExampleReview = z.infer<typeof exampleReviewsSchema>['reviews'][number];

const adminReviewStates = ['new', 'reported', 'answered', 'hidden', 'all'] as const;
export type AdminReviewState = (typeof adminReviewStates)[number];

export const adminReviewQuerySchema = z.object({
  state: z.enum(adminReviewStates).default('new'),
  page: wholeNumber(1, 10_000).default(1),
});

export type AdminReview = Omit<OwnReview, 'line'> & {
  isNew: boolean;
  reports: { reason: (typeof hideReasons)[number]; at: string }[];
  version: number;
};

export type AdminReviews = {
  reviews: AdminReview[];
  total: number;
  counts: Record<AdminReviewState, number>;
};

const version = wholeNumber(1, Number.MAX_SAFE_INTEGER);
const MAX_REPLY = 2_000;
export const reviewReplySchema = z.object({ version, text: requiredMultilineText(MAX_REPLY) });
export const reviewHideSchema = z.object({
  version,
  reason: z.enum(hideReasons, { error: 'Valitse syy.' }),
});
export const reviewVersionSchema = z.object({ version });
