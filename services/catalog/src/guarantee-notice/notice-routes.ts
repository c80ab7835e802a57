import type { GuaranteeNotice, GuaranteeNoticeFile } from '@shop/contracts';
import {
  guaranteeNoticePath,
  MAX_NOTICE_BYTES,
  noticeRefusals,
  ownGuaranteeNoticePath,
} from '@shop/shop-rules';
import { changedFields, type Events } from '@shop/events';
import { requireAdmin, requireFreshCode, ShopError } from '@shop/service-kit';
import type { Express, Request } from 'express';
import { nameOf } from '../domain/maker.ts';
import type { GuaranteeNoticeStore } from './notice-store.ts';
import { readPng } from './read-png.ts';

type NoticeDeps = { guaranteeNotice: GuaranteeNoticeStore; events: Events; now: () => Date };

/** The picture for the shop's pages, and the owner's calls that replace and remove it. */
export function mountGuaranteeNotice(app: Express, { guaranteeNotice, events, now }: NoticeDeps): void {
  const change = async (by: string, write: () => Promise<GuaranteeNotice>): Promise<GuaranteeNotice> =>
    events.acts.during({ kind: 'settings-changed', by }, async (tell) => {
      const before = await write();
      const data = await guaranteeNotice.find();
      tell({ changes: changedFields(auditOf(before), auditOf(data)) });
      return data;
    });

  app.get(guaranteeNoticePath, async (_request, response) => {
    const { png, etag } = await guaranteeNotice.getPicture();
    // Asked again each time, and answered 304 while it is the same.
    response.set({ 'cache-control': 'public, no-cache', etag }).type('png').send(png);
  });

  app.put(ownGuaranteeNoticePath, async (request, response) => {
    const owner = requireAdmin(request);
    if (!request.is('image/png')) throw new ShopError({ code: 'unsupported-media-type' });
    const png = await readFile(request);
    requireFreshCode(owner);
    const notice = readPng(png);
    const write = () => guaranteeNotice.replace({ png, notice, at: now(), who: nameOf(owner) });
    const data = await change(owner.id, write);
    request.log.info({ admin: owner.id, ...notice }, 'the guarantee notice was replaced');
    response.json({ success: true, message: 'Ilmoitus on vaihdettu.', data });
  });

  app.delete(ownGuaranteeNoticePath, async (request, response) => {
    const owner = requireAdmin(request);
    requireFreshCode(owner);
    const data = await change(owner.id, guaranteeNotice.remove);
    request.log.info({ admin: owner.id }, 'the guarantee notice was removed');
    response.json({ success: true, message: 'Kaupan oma ilmoitus on taas käytössä.', data });
  });
}

/** The same picture for emails. */
export function mountInternalGuaranteeNotice(
  app: Express,
  { guaranteeNotice }: Pick<NoticeDeps, 'guaranteeNotice'>,
): void {
  app.get('/internal/guarantee-notice', async (_request, response) => {
    const { png } = await guaranteeNotice.getPicture();
    const data: GuaranteeNoticeFile = { pngBase64: png.toString('base64') };
    response.json({ success: true, data });
  });
}

const auditOf = ({ fingerprint }: GuaranteeNotice) => ({ guaranteeNotice: fingerprint });

/**
 * Reads the file as it comes in. The rest of one that is too large is let go, so that the connection can be used again.
 * @throws ShopError `body-too-large` at the field `file`
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
