import { onlineManager } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import { expect, onTestFinished, test } from 'vitest';
import { createQueryClient, mayRetry } from './query-client.ts';

test('a lost connection and a failing server are asked again, twice', () => {
  expect(mayRetry(0, new HttpError('', 0))).toBe(true);
  expect(mayRetry(1, new HttpError('', 503))).toBe(true);
  expect(mayRetry(2, new HttpError('', 503))).toBe(false);
});

test('a clear no is not asked again', () => {
  expect(mayRetry(0, new HttpError('', 404))).toBe(false);
});

test('without a network a change is refused at once, and not kept for later', async () => {
  onTestFinished(() => onlineManager.setOnline(true));
  onlineManager.setOnline(false);
  const client = createQueryClient();
  const change = client.getMutationCache().build(client, {
    mutationFn: () => Promise.reject(new HttpError('Ei yhteyttä.', 0)),
  });
  const outcome = change.execute(undefined).catch(() => 'refused');
  expect(change.state.isPaused).toBe(false);
  expect(await outcome).toBe('refused');
});
