import { z } from 'zod';

/** Sizes in pixels. `fingerprint`: start of the owner's file's SHA-256, null for the stand-in. */
export const guaranteeNoticeSchema = z.object({
  width: z.int().positive(),
  height: z.int().positive(),
  fingerprint: z.string().nullable(),
});
export type GuaranteeNotice = z.infer<typeof guaranteeNoticeSchema>;

/** Answer of GET /internal/guarantee-notice?known=<fingerprint>; null when the caller has this picture. */
export const guaranteeNoticeFileSchema = z.object({
  fingerprint: z.string(),
  pngBase64: z.base64().nullable(),
});
export type GuaranteeNoticeFile = z.infer<typeof guaranteeNoticeFileSchema>;
