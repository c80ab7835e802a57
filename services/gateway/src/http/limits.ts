import { createHash } from 'node:crypto';
import { ShopError, type Logger } from '@shop/service-kit';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import { rateLimit } from 'express-rate-limit';
import type { Redis } from 'ioredis';
import { RedisStore, type RedisReply } from 'rate-limit-redis';
import type { GatewayDeps } from '../deps.ts';
import { visitorAddress } from './visitor-address.ts';

const MINUTE = 60_000;
/** Reads of the same paths are not counted. */
const COUNTED_METHODS = ['post', 'put', 'delete'] as const;

type Limit = {
  name: string;
  paths: string[];
  perWindow: number;
  windowMs: number;
  by: 'address' | 'user';
  refusedOnly?: boolean;
};

/** Limits of costly calls (OWASP ASVS 2.4.1, 6.3.1). */
const table: Limit[] = [
  { name: 'login', paths: ['/api/auth/login'], perWindow: 30, windowMs: MINUTE, by: 'address' },
  { name: 'register', paths: ['/api/auth/register'], perWindow: 20, windowMs: 60 * MINUTE, by: 'address' },
  // Each may send an email or compute a hash.
  {
    name: 'account-letters',
    paths: ['/api/auth/forgot', '/api/auth/email', '/api/auth/confirmation'],
    perWindow: 20,
    windowMs: 60 * MINUTE,
    by: 'address',
  },
  {
    name: 'links',
    paths: [
      '/api/auth/reset',
      '/api/auth/confirm',
      '/api/auth/invitation',
      '/api/auth/password',
      '/api/auth/second-factor/:step',
    ],
    perWindow: 30,
    windowMs: MINUTE,
    by: 'address',
  },
  // Each writes an audit entry.
  {
    name: 'own-account',
    paths: ['/api/auth/name', '/api/auth/sessions'],
    perWindow: 20,
    windowMs: 60 * MINUTE,
    by: 'user',
  },
  {
    name: 'checkout',
    paths: ['/api/shop/purchase/create', '/api/shop/purchase/stripe-checkout', '/api/shop/purchase/pay-rest'],
    perWindow: 10,
    windowMs: MINUTE,
    by: 'user',
  },
  // Each queries the payment providers; the page after payment does so once.
  {
    name: 'payment-look',
    paths: ['/api/shop/purchase/done', '/api/shop/purchase/look', '/api/shop/purchase/cancel'],
    perWindow: 20,
    windowMs: MINUTE,
    by: 'user',
  },
  // Against guessing codes (Decision 0044).
  {
    name: 'discount',
    paths: ['/api/shop/purchase/discount'],
    perWindow: 20,
    windowMs: MINUTE,
    by: 'address',
  },
  // Against guessing order numbers.
  {
    name: 'withdrawal',
    paths: ['/api/shop/withdrawal/find', '/api/shop/withdrawal/confirm'],
    perWindow: 10,
    windowMs: MINUTE,
    by: 'address',
  },
  // Against guessing tokens; each may query the payment providers or print a receipt.
  {
    name: 'linked-order',
    paths: ['/api/shop/linked-order/:call'],
    perWindow: 30,
    windowMs: MINUTE,
    by: 'address',
  },
  // Each may send an email.
  {
    name: 'restock',
    paths: ['/api/shop/restock/ask', '/api/shop/restock/stop'],
    perWindow: 20,
    windowMs: 60 * MINUTE,
    by: 'address',
  },
  {
    name: 'shared-wishlist',
    paths: ['/api/shop/wishlist/shared', '/api/shop/wishlist/stop-notices'],
    perWindow: 60,
    windowMs: MINUTE,
    by: 'address',
  },
  {
    name: 'reviews',
    paths: ['/api/shop/reviews', '/api/shop/reviews/image-upload'],
    perWindow: 30,
    windowMs: 60 * MINUTE,
    by: 'user',
  },
  {
    name: 'review-reports',
    paths: ['/api/shop/reviews/report'],
    perWindow: 10,
    windowMs: 60 * MINUTE,
    by: 'address',
  },
  { name: 'upload', paths: ['/api/admin/product/image-upload'], perWindow: 30, windowMs: MINUTE, by: 'user' },
  {
    name: 'import',
    paths: ['/api/admin/rest/products/import'],
    perWindow: 12,
    windowMs: MINUTE,
    by: 'user',
  },
  // A forged webhook may cost a call to the provider; genuine ones are unlimited.
  {
    name: 'webhook',
    paths: ['/api/webhooks/:provider'],
    perWindow: 60,
    windowMs: MINUTE,
    by: 'address',
    refusedOnly: true,
  },
];

/** Local trials need more room. */
const factors = { production: 1, local: 10 } as const;

/** Interval of the warning while Redis is unavailable. */
const WARNING_MS = 10_000;

function rareWarnings(logger: Logger) {
  let nextAt = 0;
  return {
    warn: (err: unknown) => logger.warn({ err }, 'a limit is not set up as it should be'),
    error: (err: unknown) => {
      if (Date.now() < nextAt) return;
      nextAt = Date.now() + WARNING_MS;
      logger.warn({ err }, 'Redis does not count: calls pass without a limit');
    },
  };
}

/** Counted in Redis across gateways; without Redis calls pass. */
export function limits({
  config,
  redis,
  logger,
}: Pick<GatewayDeps, 'config' | 'redis' | 'logger'>): RequestHandler {
  const router = Router();
  if (config.LIMITS === 'off') return router;
  const factor = factors[config.LIMITS];
  const warnings = rareWarnings(logger);
  for (const { name, paths, perWindow, windowMs, by, refusedOnly = false } of table) {
    const limiter = rateLimit({
      windowMs,
      limit: perWindow * factor,
      standardHeaders: 'draft-8',
      legacyHeaders: false,
      identifier: name,
      passOnStoreError: true,
      logger: warnings,
      skipSuccessfulRequests: refusedOnly,
      keyGenerator: (request, response) => keyOf(by, request, response),
      store: new RedisStore({
        prefix: `${config.DB_PREFIX}-limit-${name}-`,
        sendCommand: (...command: [string, ...string[]]) => sendCommand(redis, command),
      }),
      handler: (request) => {
        const resetTime = (request as Request & { rateLimit?: { resetTime?: Date } }).rateLimit?.resetTime;
        const waitMs = (resetTime?.getTime() ?? Date.now() + windowMs) - Date.now();
        throw new ShopError({
          code: 'too-many-requests',
          retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
        });
      },
    });
    for (const method of COUNTED_METHODS) router[method](paths, limiter);
  }
  return router;
}

/** The store caches even a failed SCRIPT LOAD. The computed SHA-1 lets it reload the script later. */
async function sendCommand(redis: Redis, [command, ...args]: [string, ...string[]]): Promise<RedisReply> {
  try {
    return (await redis.call(command, ...args)) as RedisReply;
  } catch (error) {
    const [subcommand, script] = args;
    if (command !== 'SCRIPT' || subcommand !== 'LOAD' || script === undefined) throw error;
    return createHash('sha1').update(script).digest('hex');
  }
}

function keyOf(by: Limit['by'], request: Request, response: Response): string {
  const userID = response.locals['userID'] as string | undefined;
  return by === 'user' && userID ? userID : visitorAddress(request, response);
}
