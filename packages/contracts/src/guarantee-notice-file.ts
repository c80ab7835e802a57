import { z } from 'zod';

/** Sizes in pixels. `fingerprint`: start of the owner's file's SHA-256, null for the stand-in. */
export const guaranteeNoticeSchema = z.object({
  width: z.int().positive(),
  height: z.int().positive(),
  fingerprint: z.string().nullable(),
});
export type GuaranteeNotice = z.infer<typeof guaranteeNoticeSchema>;

/** Answer of GET /internal/guarantee-notice. */
export const guaranteeNoticeFileSchema = z.object({ pngBase64: z.base64() });
export type GuaranteeNoticeFile = z.infer<typeof guaranteeNoticeFileSchema>;
