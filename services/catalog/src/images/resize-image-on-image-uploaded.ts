import { defineConsumer, imageUploaded, type Consumer } from '@shop/events';
import { resizeImage, type ResizeImageDeps } from './resize-image.ts';

/** One at a time: encoding fills a core. */
export function resizeImageOnImageUploaded(deps: ResizeImageDeps): Consumer {
  return defineConsumer({
    name: 'resize-image-on-image-uploaded',
    event: imageUploaded,
    concurrency: 1,
    handle: ({ assetId, formats }) => resizeImage(deps, { assetId, formats }),
  });
}
