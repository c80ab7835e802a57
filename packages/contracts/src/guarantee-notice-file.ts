import { z } from 'zod';

/**
 * The picture of the notice on the legal guarantee, in pixels. `fingerprint` begins the SHA-256 of the owner's file; null
 * for the shop's stand-in.
 */
export const guaranteeNoticeSchema = z.object({
  width: z.int().positive(),
  height: z.int().positive(),
  fingerprint: z.string().nullable(),
});
export type GuaranteeNotice = z.infer<typeof guaranteeNoticeSchema>;

/** Answer of GET /internal/guarantee-notice: the picture that confirmations carry. */
export const guaranteeNoticeFileSchema = z.object({ pngBase64: z.base64() });
export type GuaranteeNoticeFile = z.infer<typeof guaranteeNoticeFileSchema>;
