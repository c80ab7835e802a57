import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { firstPicturesShown } from '../src/first-pictures.ts';

/** A shop with two products, whose pictures are made when the test says so, or once they have been asked for. */
let shop: Server;
let url: string;
let made: Set<string>;
let asked: string[];
let madeOnceAsked: string;
beforeEach(async () => {
  made = new Set();
  asked = [];
  madeOnceAsked = '';
  const data = [
    { images: ['/uploads/a/1200.jpg', '/uploads/b/1200.jpg'] },
    { images: ['/uploads/c/1200.jpg'] },
  ];
  shop = createServer((request, response) => {
    const path = request.url ?? '';
    if (path.startsWith('/api/')) return void response.end(JSON.stringify({ success: true, data }));
    asked.push(path);
    const asset = path.split('/')[2] ?? '';
    response.setHeader('cache-control', made.has(asset) ? 'public, max-age=31536000' : 'no-store');
    response.end();
    if (asset === madeOnceAsked) made.add(asset);
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
});
afterEach(() => shop.close());

const waiting = (boundMs: number) =>
  firstPicturesShown({ url, boundMs, say: () => undefined, signal: new AbortController().signal });

test('it waits for the first picture of every product, and for no other', async () => {
  made.add('a');
  madeOnceAsked = 'c';
  await waiting(20_000);
  expect(made).toEqual(new Set(['a', 'c']));
  expect(asked.some((path) => path.includes('/b/'))).toBe(false);
});

test('it gives up at the bound', async () => {
  await waiting(100);
  expect(made.size).toBe(0);
});
