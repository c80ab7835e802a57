import { expect, test } from 'vitest';
import { strengthOf } from './password-strength.ts';

test.each(['salasana', 'Salasana2024!', 'villasukka7'])(
  '%s, which the shop refuses, is the weakest',
  async (password) => {
    expect(await strengthOf(password)).toBe(0);
  },
);

test('weak passwords are distinguished from strong ones, in Finnish too', async () => {
  expect(await strengthOf('rakastan')).toBeLessThan(2);
  expect(await strengthOf('Marjatta1')).toBeLessThan(2);
  expect(await strengthOf('kolme kuttua laiturilla syksyllä')).toBe(4);
});
