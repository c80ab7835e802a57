import { expect } from 'vitest';
import type { ProductionShop } from '../production-shop.ts';
import { fileForm, sendFile, UPLOAD } from '../wares.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
const page = '<!doctype html><script>alert(1)</script>';

/** Pictures are served as one of three image types, never as a type that a browser runs. */
export async function servedPictures({ visitor, admin, product }: ProductionShop): Promise<void> {
  const guest = await visitor();
  const [folder = ''] = /^\/uploads\/[^/]+/.exec(product.images[0] ?? '') ?? [];
  expect(folder).not.toBe('');
  for (const [file, type] of [
    ['1200.jpg', 'image/jpeg'],
    ['1200.webp', 'image/webp'],
    ['1200.avif', 'image/avif'],
  ]) {
    const { status, headers } = await guest.call('GET', `${folder}/${file}`);
    expect([file, status]).toEqual([file, 200]);
    // Until a format is made, another one is served, not to be cached.
    expect([file, headers['content-type']]).toEqual([
      file,
      headers['cache-control'] === 'no-store' ? expect.stringMatching(/^image\/(?:jpeg|webp|avif)$/) : type,
    ]);
    expect(headers['cache-control']).toBeOneOf(['no-store', 'public, max-age=31536000, immutable']);
    expect([file, headers]).toEqual([
      file,
      expect.objectContaining({
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        // Mail programs show pictures of emails.
        'cross-origin-resource-policy': 'cross-origin',
      }),
    ]);
  }
  for (const file of ['1200.svg', '1200.html', '1200.js', '1200', '1200.jpg.html', '']) {
    const { status, headers } = await guest.call('GET', `${folder}/${file}`);
    expect([file, status, headers['x-content-type-options']]).toEqual([file, 404, 'nosniff']);
    expect([file, headers['content-type']]).toEqual([file, expect.stringMatching(/^application\/json/)]);
  }
  for (const [content, type, name] of [
    [svg, 'image/svg+xml', 'kuva.svg'],
    [svg, 'image/png', 'kuva.png'],
    [page, 'text/html', 'kuva.html'],
    [page, 'image/jpeg', 'kuva.jpg'],
  ] as const) {
    const { status, body } = await sendFile(admin, fileForm(content, type, name));
    expect([type, status, body.result]).toEqual([type, 400, undefined]);
  }
}

/** One admin has thirty uploads a minute; others are not affected. */
export async function fewUploads({ visitor, buyer, admin, database }: ProductionShop): Promise<void> {
  const { id, email, password } = await buyer();
  const users = database('account').collection<{ _id: string }>('users');
  await users.updateOne({ _id: id }, { $set: { role: 'admin', rights: 'catalogue' } });
  const colleague = await visitor('192.0.2.50');
  await colleague.call('POST', '/api/auth/login', { email, password });
  const statuses = async (count: number) =>
    (await Promise.all(Array.from({ length: count }, () => colleague.call('POST', UPLOAD, {})))).map(
      ({ status }) => status,
    );
  // A wrong type is refused by type, a too large body before that.
  expect(new Set(await statuses(30))).toEqual(new Set([415]));
  const { status, headers, body } = await colleague.call('POST', UPLOAD, {});
  expect([status, Number(headers['retry-after']) > 0, body.code]).toEqual([429, true, 'too-many-requests']);
  const elsewhere = await visitor('192.0.2.51', new Map(colleague.cookies));
  expect((await elsewhere.call('POST', UPLOAD, {})).status).toBe(429);
  expect((await colleague.call('GET', '/api/admin/product/get')).status).toBe(200);
  expect((await sendFile(admin, fileForm())).status).toBe(201);
}
