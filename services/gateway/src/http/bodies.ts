import { ownGuaranteeNoticePath } from '@shop/shop-rules';
import { ShopError } from '@shop/service-kit';
import type { Request, Response } from 'express';

/** Webhooks are the longest; services have lower limits. */
const MAX_BODY_BYTES = 256 * 1024;

const BODY_MS = 15_000;

const BUYERS_PICTURES = '/api/shop/reviews/image-upload';

/** Only admins may send longer files, and buyers pictures. */
const filePaths: ReadonlySet<string> = new Set([
  '/api/admin/product/image-upload',
  BUYERS_PICTURES,
  '/api/admin/rest/products/import',
  ownGuaranteeNoticePath,
]);

export const isFilePath = ({ path }: Request): boolean => filePaths.has(path);

/** Any method may have a body. */
export function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** A slow body is buffered, so its time is bounded. */
export function cutOffLate(request: Request, bodyMs = BODY_MS): void {
  const timer = setTimeout(() => request.destroy(), bodyMs);
  for (const event of ['end', 'close'] as const) request.once(event, () => clearTimeout(timer));
}

const maySendFile = (request: Request, { locals }: Response): boolean =>
  isFilePath(request) && Boolean(locals['isAdmin'] || (request.path === BUYERS_PICTURES && locals['userID']));

/**
 * Reads the body before connecting, so that unsent bodies cannot hold all connections; admins' files stream.
 * @throws `body-too-large`
 */
export async function takeBody(request: Request, response: Response): Promise<void> {
  if (!hasBody(request) || maySendFile(request, response)) return;
  // All other bodies are timed from the start.
  if (isFilePath(request)) cutOffLate(request);
  const body = await wholeBody(request, response);
  response.locals['body'] = body;
  const { headers } = request;
  // The length is known now.
  for (const name of ['transfer-encoding', 'expect']) delete headers[name];
  headers['content-length'] = String(body.length);
}

export const bodyOf = (response: Response): Buffer | undefined =>
  response.locals['body'] as Buffer | undefined;

/** An aborted request never settles. */
function wholeBody(request: Request, response: Response): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let [chunks, bytes]: [Buffer[], number] = [[], 0];
    const refuse = () => {
      chunks = [];
      reject(tooLarge(request, response));
    };
    if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) return refuse();
    // Later data is discarded, since the refusal goes out on the same connection.
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
