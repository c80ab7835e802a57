import { expect, test, vi } from 'vitest';
import { shareUnderWay } from './share-under-way.ts';

const store = {};

test('callers share work in progress, and a later caller starts it again', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const work = vi.fn(() => promise);
  const both = [shareUnderWay(store, 'a', work), shareUnderWay(store, 'a', work)];
  resolve('done');
  expect(await Promise.all(both)).toEqual(['done', 'done']);
  expect(work).toHaveBeenCalledOnce();
  await shareUnderWay(store, 'a', work);
  expect(work).toHaveBeenCalledTimes(2);
});

test('another key, and the same key on another store, is other work', async () => {
  const work = vi.fn(() => Promise.resolve());
  await Promise.all([
    shareUnderWay(store, 'a', work),
    shareUnderWay(store, 'b', work),
    shareUnderWay({}, 'a', work),
  ]);
  expect(work).toHaveBeenCalledTimes(3);
});

test('a failure reaches every waiting caller, and no later one', async () => {
  const fails = () => Promise.reject(new Error('away'));
  const both = await Promise.allSettled([shareUnderWay(store, 'c', fails), shareUnderWay(store, 'c', fails)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await shareUnderWay(store, 'c', () => Promise.resolve('back'))).toBe('back');
});
