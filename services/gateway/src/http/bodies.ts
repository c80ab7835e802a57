import { ownGuaranteeNoticePath } from '@shop/shop-rules';
import { ShopError } from '@shop/service-kit';
import type { Request, Response } from 'express';

/** The longest that any service takes, webhooks; each has its own limits below that. */
const MAX_BODY_BYTES = 256 * 1024;

const BODY_MS = 15_000;

/** Long files of admins alone; from others nothing longer than any body is taken, nor for a longer time. */
const filePaths: ReadonlySet<string> = new Set([
  '/api/admin/product/image-upload',
  '/api/admin/rest/products/import',
  ownGuaranteeNoticePath,
]);

export const isFilePath = ({ path }: Request): boolean => filePaths.has(path);

/** Whether a body was announced: any method may bring one. */
export function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Cuts off a body that trickles in, because what has come of it is kept until all of it is there. */
export function cutOffLate(request: Request, bodyMs = BODY_MS): void {
  const timer = setTimeout(() => request.destroy(), bodyMs);
  for (const event of ['end', 'close'] as const) request.once(event, () => clearTimeout(timer));
}

/**
 * Waits for the whole body, byte by byte as it came, before a connection to a process is taken for it: a few hundred
 * visitors who announce one and send none would hold all of them. Files of admins pass on as they come in.
 * @throws ShopError `body-too-large`; for a file of somebody who may send none, what the catalogue would say
 */
export async function takeBody(request: Request, response: Response): Promise<void> {
  if (!hasBody(request) || (isFilePath(request) && response.locals['isAdmin'])) return;
  // All others have been timed since they came in.
  if (isFilePath(request)) cutOffLate(request);
  const body = await wholeBody(request, response);
  response.locals['body'] = body;
  const { headers } = request;
  // What told how the body would come; now its length is known.
  for (const name of ['transfer-encoding', 'expect']) delete headers[name];
  headers['content-length'] = String(body.length);
}

/** The body that was waited for, if there was one. */
export const bodyOf = (response: Response): Buffer | undefined =>
  response.locals['body'] as Buffer | undefined;

/** Whoever leaves before the end is waited for no more, and nothing is held for them. */
function wholeBody(request: Request, response: Response): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let [chunks, bytes]: [Buffer[], number] = [[], 0];
    const refuse = () => {
      chunks = [];
      reject(tooLarge(request, response));
    };
    if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) return refuse();
    // What comes after a refusal is read, and let go: its answer goes out on the same connection.
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_BODY_BYTES) refuse();
      else chunks.push(chunk);
    });
    request.once('end', () => resolve(Buffer.concat(chunks)));
  });
}

function tooLarge(request: Request, { locals }: Response): ShopError {
  if (!isFilePath(request)) return new ShopError({ code: 'body-too-large' });
  return new ShopError({ code: locals['userID'] === undefined ? 'login-required' : 'forbidden' });
}
