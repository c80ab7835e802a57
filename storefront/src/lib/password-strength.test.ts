import { expect, test } from 'vitest';
import { strengthOf } from './password-strength.ts';

test('what is guessed at once is told from what is not, in Finnish too', async () => {
  expect(await strengthOf('rakastan')).toBeLessThan(2);
  expect(await strengthOf('Marjatta1')).toBeLessThan(2);
  expect(await strengthOf('kolme kuttua laiturilla syksyllä')).toBe(4);
});
