import { z } from 'zod';

/** Answer of GET /internal/guarantee-notice: the picture that confirmations carry. */
export const guaranteeNoticeFileSchema = z.object({ pngBase64: z.base64() });
export type GuaranteeNoticeFile = z.infer<typeof guaranteeNoticeFileSchema>;
