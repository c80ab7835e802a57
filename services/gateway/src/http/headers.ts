import { barePolicy } from '@shop/service-kit';
import type { RequestHandler } from 'express';
import type { GatewayConfig } from '../config.ts';

const YEAR_SECONDS = 31_536_000;

export function safeHeaders({ PUBLIC_URL }: { PUBLIC_URL: string }): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    ...(PUBLIC_URL.startsWith('https://')
      ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` }
      : {}),
  };
}

/** The storefront adds a policy per page; both apply. */
export function securityHeaders(config: { PUBLIC_URL: string }): RequestHandler {
  const headers = safeHeaders(config);
  return (request, response, next) => {
    response.set(headers);
    if (request.path.startsWith('/api/')) response.set('content-security-policy', barePolicy);
    next();
  };
}

/** MUI writes its styles into the page. */
export function adminPolicyOf({ PICTURES_CDN_URL }: Pick<GatewayConfig, 'PICTURES_CDN_URL'>): string {
  return [
    "default-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...(PICTURES_CDN_URL ? [new URL(PICTURES_CDN_URL).origin] : [])].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
