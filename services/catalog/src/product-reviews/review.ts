import type { HideReason, ReviewFit } from '@shop/shop-rules';

export type StoredReview = {
  _id: string;
  productID: string;
  orderID: string;
  line: number;
  /** Null in examples and of deleted accounts. */
  userID: string | null;
  name: string;
  stars: number;
  text: string;
  size: string;
  fit: ReviewFit | null;
  pictures: string[];
  at: Date;
  reply: { text: string; at: Date; by: string } | null;
  hiddenFor: HideReason | null;
  isNew: boolean;
  reports: { reason: HideReason; at: Date }[];
  isExample: boolean;
  version: number;
};
