import { MAX_REVIEW_PICTURES, type ReviewFit } from '@shop/shop-rules/product-reviews';
import { getReviewable, uploadReviewPictures, wordsOf, writeReview, type Outcome } from '@shop/shop-client';
import { api } from '../../lib/api/api.ts';
import { reviews } from '../../texts/fi/reviews.ts';

const texts = reviews.write;

export type Errors = Record<string, string>;
export type Draft = { stars: number; text: string; fit: ReviewFit | null; files: File[] };
/** Uploaded by an earlier try. */
export type Uploads = { of: string; urls: string[] };
type Place = { orderID: string; line: number; ticket: string };
type Failed = Exclude<Outcome<unknown>, { outcome: 'ok' }>;

export const missingIn = ({ stars, text, files }: Draft): Errors => ({
  ...(stars === 0 ? { stars: texts.noStars } : {}),
  ...(text.trim() === '' ? { text: texts.noText } : {}),
  ...(files.length > MAX_REVIEW_PICTURES ? { pictures: texts.picturesHint } : {}),
});

/** @returns errors by field; null when it is published */
export async function sendReview(place: Place, draft: Draft, uploads: Uploads): Promise<Errors | null> {
  const refused = await attempt(place.ticket, draft, uploads);
  if (!refused || !isExpired(refused.outcome)) return refused && errorsOf(refused);
  const ticket = await newTicket(place);
  const again = ticket === null ? refused : await attempt(ticket, draft, uploads);
  return again && errorsOf(again);
}

type Refusal = { at: 'pictures' | 'form'; outcome: Failed };

async function attempt(
  ticket: string,
  { files, ...review }: Draft,
  uploads: Uploads,
): Promise<Refusal | null> {
  const of = files.map(({ name, size, lastModified }) => [name, size, lastModified].join('/')).join('\n');
  if (files.length > 0 && uploads.of !== of) {
    const outcome = await uploadReviewPictures(api, { ticket, files });
    if (outcome.outcome !== 'ok') return { at: 'pictures', outcome };
    Object.assign(uploads, { of, urls: outcome.data });
  }
  const pictures = files.length > 0 ? uploads.urls : [];
  const outcome = await writeReview(api, { ticket, ...review, pictures });
  if (outcome.outcome === 'failed' && outcome.errors['pictures']) uploads.of = '';
  return outcome.outcome === 'ok' ? null : { at: 'form', outcome };
}

const isExpired = (outcome: Failed): boolean =>
  outcome.outcome === 'failed' && outcome.code === 'review-not-allowed';

async function newTicket({ orderID, line }: Place): Promise<string | null> {
  const outcome = await getReviewable(api, orderID);
  if (outcome.outcome !== 'ok') return null;
  return outcome.data.lines.find((one) => one.line === line)?.ticket ?? null;
}

function errorsOf({ at, outcome }: Refusal): Errors {
  const errors = outcome.outcome === 'failed' ? outcome.errors : {};
  const words = Object.values(errors);
  if (at === 'pictures') return { pictures: words.join(' ') || wordsOf(outcome, texts.failed).message };
  return words.length > 0 ? errors : { form: wordsOf(outcome, texts.failed).message };
}
