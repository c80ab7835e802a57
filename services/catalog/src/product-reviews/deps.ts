import type { AuditLog } from '@shop/audit-log';
import type { ShopSettings } from '@shop/contracts';
import type { ShownProduct } from '../domain/product.ts';
import type { ReviewStore } from './review-store.ts';

export type ReviewDeps = {
  productReviews: ReviewStore;
  products: { findAny: (ids: string[]) => Promise<ShownProduct[]> };
  reviewPictures: {
    isOwn: (url: string, userID: string) => Promise<boolean>;
    attach: (urls: string[]) => Promise<void>;
    hide: (urls: string[], now: Date) => Promise<void>;
    show: (urls: string[]) => Promise<void>;
    remove: (urls: string[], now: Date) => Promise<void>;
  };
  settingsCache: { get: () => Promise<Pick<ShopSettings, 'reviews'>> };
  config: { SERVICE_TOKEN_SECRET: string; SHOP_MODE: 'demo' | 'production' };
  auditLog: AuditLog;
  now: () => Date;
};
