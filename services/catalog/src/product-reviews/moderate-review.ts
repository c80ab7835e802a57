import { ShopError } from '@shop/service-kit';
import { changedFields } from '@shop/audit-log';
import type { HideReason } from '@shop/shop-rules';
import type { ReviewDeps } from './deps.ts';
import type { StoredReview } from './review.ts';

type Deps = Pick<ReviewDeps, 'productReviews' | 'reviewPictures' | 'auditLog' | 'now'>;
type Moderation = { id: string; version: number; admin: string };
type Kind = 'review-answered' | 'review-hidden' | 'review-shown' | 'review-kept';

async function moderate(
  { productReviews, auditLog }: Deps,
  { id, version, admin, kind, set }: Moderation & { kind: Kind; set: Partial<StoredReview> },
): Promise<StoredReview> {
  const before = await productReviews.find(id);
  if (!before) throw new ShopError({ code: 'review-not-found' });
  await auditLog.during({ kind, by: admin, about: id }, async (note) => {
    const handled = { ...set, isNew: false, reports: [] };
    if (!(await productReviews.change(id, version, handled))) throw new ShopError({ code: 'stale-version' });
    note({ changes: changedFields(shown(before), shown({ ...before, ...handled })) });
  });
  return before;
}

const shown = ({ reply, hiddenFor, isNew, reports }: StoredReview): Record<string, unknown> => ({
  reviewReply: reply?.text ?? '',
  hiddenFor: hiddenFor ?? '',
  isNew,
  reports: reports.length,
});

export const answerReview = (
  deps: Deps,
  { text, ...one }: Moderation & { text: string },
): Promise<StoredReview> =>
  moderate(deps, {
    ...one,
    kind: 'review-answered',
    set: { reply: { text, at: deps.now(), by: one.admin } },
  });

export async function hideReview(
  deps: Deps,
  { reason, ...one }: Moderation & { reason: HideReason },
): Promise<void> {
  const set = { hiddenFor: reason };
  const { pictures } = await moderate(deps, { ...one, kind: 'review-hidden', set });
  await deps.reviewPictures.hide(pictures, deps.now());
}

export async function showReview(deps: Deps, one: Moderation): Promise<void> {
  const { pictures } = await moderate(deps, { ...one, kind: 'review-shown', set: { hiddenFor: null } });
  await deps.reviewPictures.show(pictures);
}

export const keepReview = (deps: Deps, one: Moderation): Promise<StoredReview> =>
  moderate(deps, { ...one, kind: 'review-kept', set: {} });

export async function reportReview(
  { productReviews, now }: Pick<Deps, 'productReviews' | 'now'>,
  { id, reason }: { id: string; reason: HideReason },
): Promise<StoredReview> {
  const review = await productReviews.find(id);
  if (!review || !(await productReviews.report(id, reason, now())))
    throw new ShopError({ code: 'review-not-found' });
  return review;
}
