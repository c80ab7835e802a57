import { defineConsumer, imageUploaded, type Consumer } from '@shop/events';
import { attachVariants, type AttachDeps } from './attach-variants.ts';

export type ResizeDeps = AttachDeps;

/** One picture at a time: a picture keeps a core busy, and the shop needs the others. */
export function resizeImageOnImageUploaded(deps: ResizeDeps): Consumer {
  return defineConsumer({
    name: 'resize-image-on-image-uploaded',
    event: imageUploaded,
    concurrency: 1,
    handle: ({ assetId, formats }) => attachVariants(deps, { assetId, formats }),
  });
}
