import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import express, { type Request, type Response } from 'express';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeBody } from './bodies.ts';
import { timeBody } from './inbound.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Whether a call whose body trickles in is cut off. @param endsAfter seconds; without them it never ends */
function cutOff(method: string, path: string, endsAfter?: number): boolean {
  const destroy = vi.fn();
  const headers = method === 'GET' ? {} : { 'transfer-encoding': 'chunked' };
  const request = Object.assign(new EventEmitter(), { method, path, headers, destroy });
  timeBody()(request as unknown as Request, {} as Response, () => undefined);
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
  expect(cutOff('PUT', '/api/admin/rest/settings/guarantee-notice')).toBe(false);
  // What only begins or ends like them has no more time than others.
  expect(cutOff('POST', '/api/admin/rest/products/import/x')).toBe(true);
  expect(cutOff('POST', '/api/admin/rest/products')).toBe(true);
});

test.each([true, false])('a file that trickles in is waited for from an admin alone (%s)', (isAdmin) => {
  const destroy = vi.fn();
  const path = '/api/admin/product/image-upload';
  const headers = { 'content-length': '9' };
  const request = Object.assign(new EventEmitter(), { method: 'POST', path, headers, destroy });
  void takeBody(request as unknown as Request, { locals: { isAdmin } } as unknown as Response);
  vi.advanceTimersByTime(14_999);
  expect(destroy).not.toHaveBeenCalled();
  vi.advanceTimersByTime(600_000);
  expect(destroy).toHaveBeenCalledTimes(isAdmin ? 0 : 1);
});

test.each([
  ['GET /shop/home', 'Content-Length: 9'],
  ['HEAD /shop/home', 'Transfer-Encoding: chunked'],
  ['POST /api/auth/image-upload', 'Content-Length: 9'],
  ['POST /api/shop/products/import', 'Transfer-Encoding: chunked'],
])('%s whose body (%s) never comes is cut off', async (call, header) => {
  vi.useRealTimers();
  const server = createServer(
    express()
      .use(timeBody(20))
      .use(() => undefined),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`${call} HTTP/1.1\r\nHost: localhost\r\n${header}\r\n\r\n`);
  const heard: string[] = [];
  for await (const chunk of socket) heard.push(String(chunk));
  expect(heard).toEqual([]);
  server.close();
});
