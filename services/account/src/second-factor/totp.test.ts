import { secondFactorCode } from '@shop/contracts';
import { expect, test } from 'vitest';
import { base32 } from './base32.ts';
import { digestOfCode, newRecoveryCodes } from './recovery-codes.ts';
import { open, seal } from './seal.ts';
import { codeAt, stepOf } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code %i seconds after 1970 is that of RFC 6238', (seconds, code) => {
  expect(codeAt(secret, Math.floor(seconds / 30))).toBe(code);
});

test('a code counts in its half minute and in those beside it, and nothing else does', () => {
  const now = new Date(1_111_111_109_000);
  const step = Math.floor(now.getTime() / 30_000);
  const valid = [-1, 0, 1].map((drift) => codeAt(secret, step + drift));
  expect(valid.map((code) => stepOf(secret, code, now))).toEqual([step - 1, step, step + 1]);
  for (const code of [codeAt(secret, step + 2), codeAt(secret, step - 2), '', '12345', 'abcdef'])
    expect(stepOf(secret, code, now)).toBeNull();
});

test('a secret is written as apps take it', () => {
  expect(base32(secret)).toBe('gezdgnbvgy3tqojqgezdgnbvgy3tqojq');
  expect(base32(Buffer.from('f'))).toBe('my');
});

test('a sealed secret opens with the same key for the same account alone', () => {
  const sealed = seal('k'.repeat(32), secret, 'a');
  expect(sealed).not.toContain(secret.toString('base64'));
  expect(open('k'.repeat(32), sealed, 'a')).toEqual(secret);
  expect(() => open('l'.repeat(32), sealed, 'a')).toThrow();
  expect(() => open('k'.repeat(32), sealed, 'b')).toThrow();
});

test('recovery codes are ten, all different, and known by their digest with or without hyphens', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^(?:[a-z2-7]{4}-)+[a-z2-7]{4}$/);
  expect(digestOfCode('abcd-efgh-ijkl-mnop')).toBe(digestOfCode('abcdefghijklmnop'));
});

test('a recovery code holds at least 112 random bits, and the login takes it as it is shown [sec-10]', () => {
  for (const code of newRecoveryCodes()) {
    const compact = code.replaceAll('-', '');
    expect(compact.length * 5).toBeGreaterThanOrEqual(112);
    expect(secondFactorCode.parse(` ${code.toUpperCase()} `)).toBe(compact);
  }
});
