import type { NewReview, OwnReview, Reviewable, ReviewList } from '@shop/contracts/product-review';
import { uploadField } from '@shop/shop-rules/picture';
import type { ApiClient } from './api-client.ts';
import { field, listOf } from './fields.ts';
import { mapData, type Outcome } from './outcome.ts';

/** Reviews of a product with their summary. */
export async function listReviews(
  api: ApiClient,
  productID: string,
  query: Record<string, string> = {},
): Promise<Outcome<ReviewList>> {
  const path = `/api/shop/products/${encodeURIComponent(productID)}/reviews`;
  const outcome = await api.call('GET', `${path}?${new URLSearchParams(query).toString()}`);
  return mapData(outcome, (body) => ({
    summary: field<ReviewList['summary']>(body, 'summary'),
    reviews: listOf<ReviewList['reviews'][number]>(body),
    total: field<number>(body, 'total'),
  }));
}

/** Delivered lines of an own order; none before delivery. */
export async function getReviewable(api: ApiClient, orderID: string): Promise<Outcome<Reviewable>> {
  const outcome = await api.call('GET', `/api/shop/purchase/reviewable/${encodeURIComponent(orderID)}`);
  return mapData(outcome, (body) => field<Reviewable>(body, 'data'));
}

/** The visitor's own reviews, newest first. */
export async function listOwnReviews(api: ApiClient): Promise<Outcome<OwnReview[]>> {
  return mapData(await api.call('GET', '/api/shop/reviews/own'), (body) => listOf<OwnReview>(body));
}

const REMINDERS = '/api/shop/purchase/review-reminders';

/** Whether the visitor wants reminders after every delivery. */
export async function getReminderWish(api: ApiClient): Promise<Outcome<boolean>> {
  const outcome = await api.call('GET', REMINDERS, { fresh: true });
  return mapData(outcome, (body) => field<{ wanted: boolean }>(body, 'data').wanted);
}

/** Starts or ends reminders of the visitor's orders. */
export function setReminderWish(api: ApiClient, wanted: boolean): Promise<Outcome<unknown>> {
  return api.call('PUT', REMINDERS, { body: { wanted } });
}

/** Ends the reminder of one order. */
export function takeBackReminder(api: ApiClient, orderID: string): Promise<Outcome<unknown>> {
  return api.call('POST', `${REMINDERS}/take-back`, { body: { orderID } });
}

/** Uploads pictures for a review. */
export async function uploadReviewPictures(
  api: ApiClient,
  { ticket, files }: { ticket: string; files: File[] },
): Promise<Outcome<string[]>> {
  const body = new FormData();
  for (const file of files) body.append(uploadField, file);
  const headers = { 'x-review-ticket': ticket };
  const outcome = await api.call('POST', '/api/shop/reviews/image-upload', { body, headers });
  return mapData(outcome, (answer) => field<string[]>(answer, 'result'));
}

/** Publishes a review of a delivered line. */
export function writeReview(api: ApiClient, review: NewReview): Promise<Outcome<unknown>> {
  return api.call('POST', '/api/shop/reviews', { body: review });
}
