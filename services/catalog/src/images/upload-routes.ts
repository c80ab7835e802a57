import { pipeline } from 'node:stream/promises';
import { MAX_REVIEW_PICTURES, uploadField, uploadLimits } from '@shop/shop-rules';
import { requireAdmin, requireUser, ShopError } from '@shop/service-kit';
import type { Express, Request, RequestHandler, Response } from 'express';
import multer from 'multer';
import type { ImageDeps } from './open-images.ts';
import { acceptImages, type StagedFile } from './accept-images.ts';
import { findPicture, type Picture } from './find-picture.ts';
import { stagingStorage } from './staging.ts';

const FORM_OVERHEAD = 100_000;
const types = { jpg: 'image/jpeg', webp: 'image/webp', avif: 'image/avif' };
const FOREVER = 'public, max-age=31536000, immutable';

type MayUpload = (userID: string, ticket: string) => Promise<void>;

export function mountUploadRoutes(app: Express, deps: ImageDeps, mayUpload: MayUpload): void {
  app.post(
    '/api/admin/product/image-upload',
    adminOnly,
    refuseTooLarge,
    receive(deps, uploadLimits.files),
    async (request, response) => {
      const admin = requireAdmin(request);
      const staged = stagedFiles(request);
      const urgency = request.get('x-upload-priority') === 'background' ? 'background' : 'admin';
      const result = await acceptImages(deps, { staged, uploadedBy: admin.id, urgency });
      request.log.info({ admin: admin.id, files: result.length }, 'images were uploaded');
      response.status(201).json({ success: true, message: 'Kuvat on ladattu.', result });
    },
  );

  app.post(
    '/api/shop/reviews/image-upload',
    buyersOnly(mayUpload),
    refuseTooLarge,
    receive(deps, MAX_REVIEW_PICTURES),
    async (request, response) => {
      const { id: uploadedBy } = requireUser(request);
      const staged = stagedFiles(request);
      const result = await acceptImages(deps, { staged, uploadedBy, urgency: 'buyer' });
      response.status(201).json({ success: true, message: 'Kuvat on ladattu.', result });
    },
  );

  app.get('/uploads/:asset/:file', async (request, response) => {
    const { asset, file } = request.params;
    const picture = await findPicture(deps, asset, file);
    response.set({
      'content-security-policy': "default-src 'none'; sandbox",
      // Web mail shows these pictures in emails, from another origin.
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (picture.kind === 'preview') return void response.type('image/webp').send(picture.bytes);
    await sendFile(request, response, picture);
  });
}

const adminOnly: RequestHandler = (request, _response, next) => {
  requireAdmin(request);
  if (!request.is('multipart/form-data')) throw new ShopError({ code: 'unsupported-media-type' });
  next();
};

const buyersOnly =
  (mayUpload: MayUpload): RequestHandler =>
  async (request, _response, next) => {
    const { id } = requireUser(request);
    await mayUpload(id, request.get('x-review-ticket') ?? '');
    if (!request.is('multipart/form-data')) throw new ShopError({ code: 'unsupported-media-type' });
    next();
  };

const refuseTooLarge: RequestHandler = (request, _response, next) => {
  if (Number(request.get('content-length') ?? 0) > uploadLimits.totalBytes + FORM_OVERHEAD) {
    throw new ShopError({ code: 'too-many-images' });
  }
  next();
};

function receive(deps: ImageDeps, files: number): RequestHandler {
  const upload = multer({
    storage: stagingStorage(deps.files.staging),
    // Browsers send names in UTF-8.
    defParamCharset: 'utf8',
    limits: { files, fields: 5, parts: files + 5 },
  }).array(uploadField, files);
  return (request, response, next) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > uploadLimits.totalBytes + FORM_OVERHEAD) request.destroy();
    });
    upload(request, response, (error: unknown) => next(error ? toUploadError(error) : undefined));
  };
}

function toUploadError(error: unknown): unknown {
  // System errors are the disk's; aborted uploads end the stream without a `syscall`.
  if (error instanceof Error && 'syscall' in error) return error;
  if (!(error instanceof multer.MulterError)) {
    return new ShopError({ code: 'bad-image', cause: error });
  }
  if (error.code === 'LIMIT_UNEXPECTED_FILE' && error.field !== uploadField) {
    return new ShopError({
      code: 'no-images',
      cause: error,
      errors: { [error.field ?? uploadField]: 'Tuntematon kenttä.' },
    });
  }
  return new ShopError({ code: 'too-many-images', cause: error });
}

const stagedFiles = (request: Request): StagedFile[] =>
  ((request.files ?? []) as Express.Multer.File[]).map(({ path, originalname, mimetype, size }) => ({
    path,
    name: originalname,
    type: mimetype,
    bytes: size,
  }));

async function sendFile(
  request: Request,
  response: Response,
  { stream, format, isExact, bytes, changedAt }: Extract<Picture, { kind: 'file' }>,
): Promise<void> {
  response.set({
    'content-type': types[format],
    'cache-control': isExact ? FOREVER : 'no-store',
    'last-modified': changedAt.toUTCString(),
    etag: `W/"${bytes.toString(16)}-${changedAt.getTime().toString(16)}"`,
  });
  const isKept = request.fresh;
  if (isKept || request.method === 'HEAD') {
    stream.destroy();
    if (isKept) response.status(304).removeHeader('content-type');
    else response.set('content-length', String(bytes));
    return void response.end();
  }
  response.set('content-length', String(bytes));
  // A failure closes the connection, so that nothing keeps half a picture.
  // pipeline leaves it open for a visitor who left.
  await pipeline(stream, response).catch(() => stream.destroy());
}
