import { expect } from 'vitest';
import type { ProductionShop } from '../production-shop.ts';

const YEAR_SECONDS = 31_536_000;
const places = [
  '/',
  '/shop/home',
  '/shop/listing',
  '/auth/login',
  '/nothing-here',
  '/admin/',
  '/api/shop/product/get',
  '/api/auth/check',
  '/api/nothing',
  '/api/admin/rest/orders',
  '/uploads/none/1200.jpg',
  '/shop/%E0%A4%A',
  '/%2e%2e/secret',
];

/** Security headers on pages, refusals and redirects alike. */
export async function safeHeaders({ visitor }: ProductionShop): Promise<void> {
  const guest = await visitor();
  for (const path of places) {
    const { headers } = await guest.call('GET', path);
    const policy = String(headers['content-security-policy']);
    const age = Number(/max-age=(\d+)/.exec(String(headers['strict-transport-security']))?.[1]);
    expect([path, age >= YEAR_SECONDS]).toEqual([path, true]);
    expect([path, headers]).toEqual([
      path,
      expect.objectContaining({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      }),
    ]);
    expect(headers['x-powered-by']).toBeUndefined();
    expect([path, policy]).toEqual([path, expect.stringContaining("frame-ancestors 'none'")]);
    const script = /script-src ([^;]*)/.exec(policy)?.[1] ?? /default-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect([path, script !== '' && !script.includes("'unsafe-inline'")]).toEqual([path, true]);
  }
}

/** Every answer has a content type, and text a charset. */
export async function typedAnswers({ visitor }: ProductionShop): Promise<void> {
  const guest = await visitor();
  for (const path of places) {
    const { status, headers, text } = await guest.call('GET', path);
    if (status >= 300 && status < 400 && text === '') continue;
    expect([path, headers['content-type']]).toEqual([path, expect.stringMatching(/charset=utf-8/i)]);
  }
}

/** Files and endpoints of operators and developers are not public. */
export async function nothingExposed({ visitor, admin }: ProductionShop): Promise<void> {
  const guest = await visitor();
  const page = (await admin.call('GET', '/admin/dashboard')).text;
  const scripts = [...page.matchAll(/src="([^"]+\.js)"/g)].map(([, path]) => path);
  expect(scripts.length).toBeGreaterThan(0);
  for (const path of [
    '/.git/config',
    '/.env',
    '/package.json',
    '/metrics',
    '/health/parts',
    '/api/metrics',
    '/api-docs',
    '/bull',
    '/queues',
    '/uploads/',
    '/server-status',
    '/internal/sessions/1',
    ...scripts.map((script) => `${script}.map`),
  ]) {
    const who = path.startsWith('/admin/') ? admin : guest;
    const { status, text } = await who.call('GET', path);
    expect([path, status]).toEqual([path, expect.toBeOneOf([404, 405])]);
    expect(text).not.toMatch(/Index of|# HELP|"mappings"/);
  }
}

/** Errors of client and shop are JSON without internals. */
export async function plainErrors({ visitor }: ProductionShop): Promise<void> {
  const guest = await visitor();
  const answers = [
    await guest.call('POST', '/api/auth/login', '{"email":'),
    await guest.call('POST', '/api/auth/login', 'x'.repeat(200_000)),
    await guest.call('GET', '/api/%E0%A4%A'),
    await guest.call('GET', '/api/nothing'),
    await guest.call('GET', '/api/shop/products/nothing'),
  ];
  for (const { status, headers, body, text } of answers) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(headers['content-type']).toContain('application/json');
    expect(body).toMatchObject({
      success: false,
      message: expect.any(String),
      requestId: expect.any(String),
    });
    expect(text).not.toMatch(/\bat [\w.<>]+ \(|node_modules|\/services\/|Error:/);
  }
}

/** Personal answers are not cached on the way and contain no internals. */
export async function privateAnswers({ customer, admin }: ProductionShop): Promise<void> {
  for (const [who, path] of [
    [customer, '/api/auth/check'],
    [customer, '/api/auth/account'],
    [customer, `/api/shop/cart/get/${customer.id}`],
    [customer, `/api/shop/address/get/${customer.id}`],
    [customer, `/api/shop/purchase/order-list/${customer.id}`],
    [customer, '/api/auth/copy'],
    [admin, '/api/admin/rest/accounts'],
    [admin, '/api/admin/rest/orders'],
  ] as const) {
    const { status, headers, text } = await who.call('GET', path);
    expect([path, status, headers['cache-control']]).toEqual([
      path,
      200,
      expect.stringContaining('no-store'),
    ]);
    expect([
      path,
      /passwordHash|sessions?ecret|totp|"saga"|"outbox"|"lease|"epoch"/i.exec(text)?.[0],
    ]).toEqual([path, undefined]);
  }
}

/** Without a token, a service's port answers only health, readiness and metrics. */
export async function closedServices({ shop }: ProductionShop): Promise<void> {
  const paths: Record<string, string> = {
    account: '/api/auth/check',
    catalog: '/api/shop/product/get',
    cart: `/internal/carts/${'f'.repeat(24)}`,
    order: '/api/admin/rest/orders',
    payment: '/internal/payments/x',
    email: '/api/admin/rest/letters',
  };
  for (const [name, path] of Object.entries(paths)) {
    const at = `http://127.0.0.1:${shop.ports[name]}`;
    expect([name, (await fetch(at + path)).status]).toEqual([name, 401]);
    expect([name, (await fetch(`${at}/health`)).status]).toEqual([name, 200]);
  }
}
