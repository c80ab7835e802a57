import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { timeBody } from './inbound.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Whether a call whose body trickles in is cut off. @param endsAfter seconds; without them it never ends */
function cutOff(method: string, path: string, endsAfter?: number): boolean {
  const destroy = vi.fn();
  const request = Object.assign(new EventEmitter(), { method, path, destroy });
  timeBody(request as unknown as Request, {} as Response, () => undefined);
  if (endsAfter !== undefined) {
    vi.advanceTimersByTime(endsAfter * 1_000);
    request.emit('end');
  }
  vi.advanceTimersByTime(600_000);
  return destroy.mock.calls.length > 0;
}

test('a body that trickles in is cut off, files of products and pictures excepted', () => {
  expect(cutOff('POST', '/api/shop/cart/add')).toBe(true);
  expect(cutOff('POST', '/api/shop/cart/add', 14)).toBe(false);
  expect(cutOff('GET', '/shop/home')).toBe(false);
  expect(cutOff('POST', '/api/admin/rest/products/import')).toBe(false);
  expect(cutOff('POST', '/api/admin/product/image-upload')).toBe(false);
  // What only begins or ends like them has no more time than others.
  expect(cutOff('POST', '/api/admin/rest/products/import/x')).toBe(true);
  expect(cutOff('POST', '/api/admin/rest/products')).toBe(true);
});
