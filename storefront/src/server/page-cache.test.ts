import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPageCache } from './page-cache.ts';
import type { Rendered } from './render.ts';

const SECOND = 1_000;
const TEN_MINUTES = 600_000;

let now: number;
let renders: string[];
let answer: () => Rendered | Promise<Rendered>;
const page = (text: string, status = 200): Rendered => ({ status, headers: {}, body: Buffer.from(text) });
const cache = () =>
  createPageCache({
    now: () => now,
    render: async (url) => {
      renders.push(url);
      return answer();
    },
  });
const text = async (pages: ReturnType<typeof cache>, url = '/') => String((await pages.get(url)).body);

beforeEach(() => {
  now = 50_000;
  renders = [];
  answer = () => page('old');
});

afterEach(() => vi.useRealTimers());

test('a page is cached for a second and then rendered again [spec-149]', async () => {
  const pages = cache();
  await text(pages);
  answer = () => page('new');
  now += SECOND - 1;
  expect(await text(pages)).toBe('old');
  now += 1;
  expect(await text(pages)).toBe('new');
  expect(renders).toHaveLength(2);
});

test('visitors who come at once share one rendering', async () => {
  const pages = cache();
  await Promise.all([text(pages), text(pages), text(pages), text(pages, '/other')]);
  expect(renders).toEqual(['/', '/other']);
});

test('while a service is away the old page is shown for ten minutes, without waiting for each try', async () => {
  const pages = cache();
  await text(pages);
  answer = () => page('away', 503);
  now += 2 * SECOND;
  expect(await text(pages)).toBe('old');
  expect(await text(pages)).toBe('old');
  expect(renders).toHaveLength(2);
  now += TEN_MINUTES;
  expect(await text(pages)).toBe('away');
});

test('an incomplete page never replaces a complete one [spec-154]', async () => {
  const pages = cache();
  answer = () => ({ ...page('in part'), headers: { 'cache-control': 'no-store' } });
  expect(await text(pages)).toBe('in part');
  answer = () => page('whole');
  expect(await text(pages)).toBe('whole');
  answer = () => ({ ...page('in part'), headers: { 'cache-control': 'no-store' } });
  now += 2 * SECOND;
  expect(await text(pages)).toBe('whole');
});

test('a service that hangs delays the first visitor briefly, and later ones not at all', async () => {
  const pages = cache();
  await text(pages);
  now += 2 * SECOND;
  const late = Promise.withResolvers<Rendered>();
  answer = () => late.promise;
  // Time stands still unless advanced: any wait would never end.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const first = text(pages);
  await vi.advanceTimersByTimeAsync(SECOND);
  expect(await first).toBe('old');
  expect(await text(pages)).toBe('old');
  vi.useRealTimers();
  late.resolve(page('new'));
  answer = () => page('new');
  await expect.poll(() => text(pages)).toBe('new');
});

test('a page that throws falls back to the old one, and throws when there is none', async () => {
  const pages = cache();
  answer = () => Promise.reject(new Error('broken'));
  await expect(text(pages)).rejects.toThrow('broken');
  answer = () => page('well');
  expect(await text(pages)).toBe('well');
  answer = () => Promise.reject(new Error('broken'));
  now += 2 * SECOND;
  expect(await text(pages)).toBe('well');
});

test('a failure is not kept: the next visitor gets a new try', async () => {
  const pages = cache();
  answer = () => page('away', 503);
  expect((await pages.get('/')).status).toBe(503);
  answer = () => page('back');
  expect(await text(pages)).toBe('back');
});

test('the oldest pages leave when the memory is full', async () => {
  const pages = cache();
  answer = () => ({ status: 200, headers: {}, body: Buffer.alloc(10_000_000) });
  await pages.get('/1');
  await pages.get('/2');
  await pages.get('/3');
  await pages.get('/3');
  expect(renders).toHaveLength(3);
  await pages.get('/1');
  expect(renders).toHaveLength(4);
});
