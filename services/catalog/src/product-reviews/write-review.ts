import { reviewRightSchema, type newReviewSchema, type ReviewRight } from '@shop/contracts';
import { newId, readTicket, ShopError } from '@shop/service-kit';
import type { z } from 'zod';
import type { ReviewDeps } from './deps.ts';
import type { StoredReview } from './review.ts';

type WriteDeps = Pick<ReviewDeps, 'productReviews' | 'reviewPictures' | 'settingsCache' | 'config' | 'now'>;
type Writing = { userID: string; input: z.output<typeof newReviewSchema> };

async function assertReviewsOn({ settingsCache }: Pick<ReviewDeps, 'settingsCache'>): Promise<void> {
  if (!(await settingsCache.get()).reviews) throw new ShopError({ code: 'reviews-off' });
}

function rightOf(
  { config }: Pick<ReviewDeps, 'config'>,
  { userID, ticket }: { userID: string; ticket: string },
): ReviewRight {
  try {
    const right = readTicket(config.SERVICE_TOKEN_SECRET, {
      kind: 'review',
      ticket,
      schema: reviewRightSchema,
    });
    if (right.userID === userID) return right;
  } catch (cause) {
    throw new ShopError({ code: 'review-not-allowed', cause });
  }
  throw new ShopError({ code: 'review-not-allowed' });
}

export async function assertMayReview(
  deps: Pick<ReviewDeps, 'productReviews' | 'settingsCache' | 'config'>,
  claim: { userID: string; ticket: string },
): Promise<void> {
  await assertReviewsOn(deps);
  if (claim.ticket === '')
    throw new ShopError({
      code: 'invalid-input',
      errors: { ticket: 'Avaa arvostelu uudelleen tilauksestasi.' },
    });
  await assertUnreviewed(deps, claim.userID, rightOf(deps, claim));
}

async function assertUnreviewed(
  { productReviews }: Pick<ReviewDeps, 'productReviews'>,
  userID: string,
  { orderID, line }: Pick<StoredReview, 'orderID' | 'line'>,
): Promise<void> {
  const own = await productReviews.ofUser(userID);
  if (own.some((review) => review.orderID === orderID && review.line === line))
    throw new ShopError({ code: 'review-exists' });
}

export async function writeReview(deps: WriteDeps, { userID, input }: Writing): Promise<StoredReview> {
  await assertReviewsOn(deps);
  const { orderID, line, productID, size, name } = rightOf(deps, { userID, ticket: input.ticket });
  await assertUnreviewed(deps, userID, { orderID, line });
  await assertOwnPictures(deps, userID, input.pictures);
  const { stars, text, fit, pictures } = input;
  const review: StoredReview = {
    _id: newId(),
    productID,
    orderID,
    line,
    userID,
    name,
    stars,
    text,
    size,
    fit,
    pictures,
    at: deps.now(),
    reply: null,
    hiddenFor: null,
    isNew: true,
    reports: [],
    isExample: false,
    version: 1,
  };
  if (!(await deps.productReviews.insert(review))) throw new ShopError({ code: 'review-exists' });
  await deps.reviewPictures.attach(pictures);
  return review;
}

async function assertOwnPictures(
  { reviewPictures }: Pick<ReviewDeps, 'reviewPictures'>,
  userID: string,
  pictures: string[],
): Promise<void> {
  const own = await Promise.all(pictures.map((url) => reviewPictures.isOwn(url, userID)));
  if (!own.includes(false)) return;
  throw new ShopError({ code: 'invalid-input', errors: { pictures: 'Lisää kuva uudelleen.' } });
}
