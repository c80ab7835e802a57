import { z } from 'zod';
import { defineEvent } from '../define-event.ts';

/** A picture's original is stored; its sizes are missing. */
export const imageUploaded = defineEvent({
  name: 'image-uploaded',
  owner: 'catalog',
  schema: z.object({ assetId: z.string(), formats: z.array(z.enum(['webp', 'avif', 'jpg'])).optional() }),
});
