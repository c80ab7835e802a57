import type { Consumer } from '@shop/events';
import { resizeImageOnImageUploaded, type ResizeDeps } from './images/resize-image-on-image-uploaded.ts';

/** This service's listeners; they run in the image worker. */
export function createConsumers(deps: ResizeDeps): Consumer[] {
  return [resizeImageOnImageUploaded(deps)];
}
