import type { AuditLog } from '@shop/audit-log';
import type { Events } from '@shop/events';
import type { Logger } from '@shop/service-kit';
import type { Connection } from 'mongoose';
import type { PicturesConfig } from '../config.ts';
import { openAssetStore, type AssetStore } from './asset-store.ts';
import { openPictureFiles, type PictureFiles } from './picture-files.ts';
import { createReviewPictures, type ReviewPictures } from './review-pictures.ts';

export type ImageDeps = {
  assets: AssetStore;
  files: PictureFiles;
  reviewPictures: ReviewPictures;
  events: Events;
  auditLog: AuditLog;
  logger: Logger;
  now: () => Date;
};

export async function openImages(
  connection: Connection,
  config: PicturesConfig,
  logger: Logger,
): Promise<Pick<ImageDeps, 'assets' | 'files' | 'reviewPictures'>> {
  const assets = await openAssetStore(connection);
  const files = await openPictureFiles(config, logger);
  return { assets, files, reviewPictures: createReviewPictures({ assets, files }) };
}
