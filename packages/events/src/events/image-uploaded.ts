import { z } from 'zod';
import { defineEvent } from '../define-event.ts';

/** The original of a picture is stored and its sizes are to be made. */
export const imageUploaded = defineEvent({
  name: 'image-uploaded',
  owner: 'catalog',
  schema: z.object({ assetId: z.string(), formats: z.array(z.enum(['webp', 'avif', 'jpg'])).optional() }),
});
