import type { Request } from 'express';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isOpenAdmin, serviceGuard, serviceTokenSigner } from './identity.ts';

const secret = 'a secret of at least thirty-two characters';
const start = new Date('2026-11-22T12:00:00Z').getTime();
const at = (seconds: number) => vi.setSystemTime(start + seconds * 1000);

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: start }));
afterEach(() => void vi.useRealTimers());

/** Whether a guard lets a call with this token through. */
function isLetIn(guard: ReturnType<typeof serviceGuard>, token: string): boolean {
  const passed = vi.fn();
  try {
    void guard({ get: () => token } as unknown as Request, {} as never, passed);
  } catch (error) {
    expect(error).toMatchObject({ code: 'login-required' });
  }
  return passed.mock.calls.length === 1;
}

test('a service signs for another one every twenty seconds at the most, and each token is good for its whole use', () => {
  const token = serviceTokenSigner(secret, 'cart', 'catalog');
  const guard = serviceGuard('catalog', secret);
  const first = token();
  at(19);
  expect(token()).toBe(first);
  expect(isLetIn(guard, first)).toBe(true);
  at(20);
  expect(token()).not.toBe(first);
  expect(isLetIn(guard, token())).toBe(true);
});

test('a service whose clock was ahead signs a new token when it is set right, and its calls are accepted', () => {
  const guard = serviceGuard('catalog', secret);
  const token = serviceTokenSigner(secret, 'cart', 'catalog');
  at(600);
  const ahead = token();
  at(0);
  expect(token()).not.toBe(ahead);
  at(300);
  expect(isLetIn(guard, token())).toBe(true);
});

test('clocks that differ by less than half a minute do not keep services from each other', () => {
  const guard = serviceGuard('catalog', secret);
  const token = serviceTokenSigner(secret, 'cart', 'catalog');
  for (const difference of [-25, 25]) {
    at(100);
    const signed = token();
    at(119 + difference);
    expect(isLetIn(guard, signed)).toBe(true);
  }
});

test('a token that has been let in is refused once it has run out', () => {
  const guard = serviceGuard('catalog', secret);
  const token = serviceTokenSigner(secret, 'cart', 'catalog')();
  expect(isLetIn(guard, token)).toBe(true);
  at(59);
  expect(isLetIn(guard, token)).toBe(true);
  at(61);
  expect(isLetIn(guard, token)).toBe(false);
});

test('a token for another service, or of another secret, stays outside also when its like was let in [sec-7 asvs-5]', () => {
  const guard = serviceGuard('catalog', secret);
  expect(isLetIn(guard, serviceTokenSigner(secret, 'cart', 'catalog')())).toBe(true);
  expect(isLetIn(guard, serviceTokenSigner(secret, 'cart', 'order')())).toBe(false);
  expect(isLetIn(guard, serviceTokenSigner(`${secret}!`, 'cart', 'catalog')())).toBe(false);
  expect(isLetIn(guard, '')).toBe(false);
});

test('an admin opens other users’ data, unless a second factor must be set up first', () => {
  const user = { id: 'a', userName: 'Aino', sessionId: 'b' };
  expect(isOpenAdmin({ ...user, role: 'admin' })).toBe(true);
  expect(isOpenAdmin({ ...user, role: 'admin', lacksFactor: true })).toBe(false);
  expect(isOpenAdmin({ ...user, role: 'customer' })).toBe(false);
});
