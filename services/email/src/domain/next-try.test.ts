import { expect, test } from 'vitest';
import { nextTry } from './next-try.ts';

const askedAt = new Date('2026-11-20T12:00:00Z');
const minutesUntil = (tries: number, hoursLater = 0) => {
  const now = new Date(askedAt.getTime() + hoursLater * 3_600_000);
  const next = nextTry({ askedAt, tries }, now);
  return next && (next.getTime() - now.getTime()) / 60_000;
};

test('the pauses grow from a minute to four hours', () => {
  expect([1, 2, 3, 8, 9, 30].map((tries) => minutesUntil(tries))).toEqual([1, 2, 4, 128, 240, 240]);
});

test('no retry is planned past the expiry of the email’s link', () => {
  const now = new Date(askedAt.getTime() + 60_000);
  const tryBefore = (expiresAt: Date) => nextTry({ askedAt, tries: 1, expiresAt }, now);
  expect(tryBefore(new Date(now.getTime() + 60_000))).toBeNull();
  expect(tryBefore(new Date(now.getTime() + 60_001))).toEqual(new Date(now.getTime() + 60_000));
});

test('no retry is planned after three days', () => {
  expect(minutesUntil(20, 71)).toBe(240);
  expect(minutesUntil(20, 72)).toBeNull();
});
