import type { GuaranteeNoticeFile } from '@shop/contracts';
import {
  guaranteeNoticePath,
  MAX_NOTICE_BYTES,
  noticeRefusals,
  ownGuaranteeNoticePath,
} from '@shop/shop-rules';
import { requireAdmin, requireFreshCode, ShopError } from '@shop/service-kit';
import type { Express, Request } from 'express';
import { getNoticePicture, removeNotice, replaceNotice, type GuaranteeNoticeDeps } from './notice.ts';

export function mountGuaranteeNotice(app: Express, deps: GuaranteeNoticeDeps): void {
  app.get(guaranteeNoticePath, async (_request, response) => {
    const { png, fingerprint } = await getNoticePicture(deps);
    // Revalidated on each use with its ETag.
    response
      .set({ 'cache-control': 'public, no-cache', etag: `"${fingerprint}"` })
      .type('png')
      .send(png);
  });

  app.put(ownGuaranteeNoticePath, async (request, response) => {
    const owner = requireAdmin(request);
    if (!request.is('image/png')) throw new ShopError({ code: 'unsupported-media-type' });
    const png = await readFile(request);
    requireFreshCode(owner);
    const data = await replaceNotice(deps, { png, owner });
    request.log.info({ admin: owner.id, ...data }, 'the guarantee notice was replaced');
    response.json({ success: true, message: 'Ilmoitus on vaihdettu.', data });
  });

  app.delete(ownGuaranteeNoticePath, async (request, response) => {
    const owner = requireAdmin(request);
    requireFreshCode(owner);
    const data = await removeNotice(deps, owner);
    request.log.info({ admin: owner.id }, 'the guarantee notice was removed');
    response.json({ success: true, message: 'Kaupan oma ilmoitus on taas käytössä.', data });
  });
}

export function mountInternalGuaranteeNotice(
  app: Express,
  deps: Pick<GuaranteeNoticeDeps, 'guaranteeNotice'>,
): void {
  app.get('/internal/guarantee-notice', async ({ query }, response) => {
    const { png, fingerprint } = await getNoticePicture(deps);
    const pngBase64 = query['known'] === fingerprint ? null : png.toString('base64');
    response.json({ success: true, data: { fingerprint, pngBase64 } satisfies GuaranteeNoticeFile });
  });
}

/**
 * Drains the rest of a too large file, so that the connection stays usable.
 * @throws `body-too-large`
 */
async function readFile(request: Request): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    chunks.push(chunk);
    if (bytes <= MAX_NOTICE_BYTES) continue;
    request.resume();
    throw new ShopError({ code: 'body-too-large', errors: { file: noticeRefusals.tooLarge } });
  }
  return Buffer.concat(chunks);
}
