import { guaranteeNoticePath, type GuaranteeNoticeFile } from '@shop/contracts';
import type { Express } from 'express';
import type { GuaranteeNotice } from './open-guarantee-notice.ts';

/** The picture for the shop's pages. */
export function mountGuaranteeNotice(app: Express, { png }: GuaranteeNotice): void {
  app.get(guaranteeNoticePath, (_request, response) => {
    response.set('cache-control', 'public, max-age=3600').type('png').send(png);
  });
}

/** The same for emails. */
export function mountInternalGuaranteeNotice(app: Express, { png }: GuaranteeNotice): void {
  const data: GuaranteeNoticeFile = { pngBase64: png.toString('base64') };
  app.get('/internal/guarantee-notice', (_request, response) => void response.json({ success: true, data }));
}
