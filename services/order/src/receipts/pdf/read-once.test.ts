import { expect, test, vi } from 'vitest';
import { readOnce } from './read-once.ts';

test('a failed read is repeated, a successful one is not', async () => {
  const read = vi.fn(() => Promise.resolve('fonts'));
  read.mockRejectedValueOnce(new Error('too many open files'));
  const fonts = readOnce(read);
  await expect(Promise.all([fonts(), fonts()])).rejects.toThrow('too many open files');
  expect(read).toHaveBeenCalledTimes(1);
  expect(await Promise.all([fonts(), fonts()])).toEqual(['fonts', 'fonts']);
  expect(await fonts()).toBe('fonts');
  expect(read).toHaveBeenCalledTimes(2);
});
