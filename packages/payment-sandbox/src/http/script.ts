import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestHandler, Response } from 'express';
import { z } from 'zod';
import { paypalError } from '../paypal/paypal-error.ts';
import { stripeError } from '../stripe/stripe-error.ts';
import type { ChargeOverrides } from '../money-moves.ts';

/**
 * Faults for tests. `drop`, `delay`: before handling · `hold`, `commit-then-drop`, `500-after-commit`: after it ·
 * `revoke`: PayPal's tokens. A Stripe key keeps its 500.
 */
const faultSchema = z.object({
  /** A regular expression over `METHOD /path`. */
  match: z.string().min(1),
  behaviour: z.enum([
    'reply',
    'drop',
    'delay',
    'commit-then-drop',
    '500-after-commit',
    'hold',
    'alter',
    'pending',
    'payer-action',
    'revoke',
  ]),
  ms: z.int().min(0).max(600_000).default(0),
  times: z.int().min(1).default(1),
  status: z.int().min(200).max(599).default(500),
  body: z.unknown().optional(),
  headers: z.record(z.string(), z.string()).default({}),
  reason: z.string().optional(),
  cents: z.int().min(0).optional(),
  currency: z.string().length(3).optional(),
});
export type Fault = z.input<typeof faultSchema>;
type ActiveFault = z.infer<typeof faultSchema>;

export type Script = {
  /** @throws ZodError */
  add: (fault: unknown) => void;
  clear: () => void;
  play: RequestHandler;
  /** Revocations of PayPal's tokens. */
  tokenRound: () => number;
};

/** @param hasAnswered Stripe keeps a key's first result */
export function createScript(hasAnswered: (key: string) => boolean): Script {
  let faults: ActiveFault[] = [];
  let tokenRound = 0;
  const savedFailures = new Map<string, ActiveFault>();

  const take = (call: string): ActiveFault | undefined => {
    const fault = faults.find(({ match }) => new RegExp(match).test(call));
    if (!fault) return undefined;
    fault.times -= 1;
    faults = faults.filter(({ times }) => times > 0);
    return fault;
  };

  return {
    add: (fault) => void faults.push(faultSchema.parse(fault)),
    clear: () => void (faults = []),
    tokenRound: () => tokenRound,
    play: async (request, response, next) => {
      const key = request.get('idempotency-key');
      const saved = key && savedFailures.get(key);
      if (saved) {
        response.set('idempotent-replayed', 'true');
        return fail(request.path, response, saved);
      }
      const fault = take(`${request.method} ${request.path}`);
      if (!fault) return next();
      const isFailure = fault.behaviour === 'reply' || fault.behaviour === '500-after-commit';
      if (key && !hasAnswered(key) && isFailure && fault.status === 500) savedFailures.set(key, fault);
      switch (fault.behaviour) {
        case 'revoke':
          tokenRound += 1;
          return next();
        case 'reply':
          return fail(request.path, response, fault);
        case 'drop':
          return void request.socket.destroy();
        case 'delay':
          await sleep(fault.ms);
          return next();
        case 'commit-then-drop':
          onEnd(response, () => void request.socket.destroy());
          return next();
        case '500-after-commit':
          onEnd(response, () => fail(request.path, response, fault));
          return next();
        case 'hold':
          onEnd(response, (end) => void sleep(fault.ms).then(end));
          return next();
        default:
          setOverrides(response, fault);
          next();
      }
    },
  };
}

/** Set by a played fault. */
export function overridesOf(response: Response): ChargeOverrides {
  return (response.locals['overrides'] as ChargeOverrides | undefined) ?? {};
}

function setOverrides(response: Response, { behaviour, cents, currency, reason }: ActiveFault): void {
  const overridesFor: Partial<Record<ActiveFault['behaviour'], ChargeOverrides>> = {
    alter: { cents, currency },
    pending: { pending: true, reason },
    'payer-action': { payerAction: true },
  };
  response.locals['overrides'] = overridesFor[behaviour];
}

function onEnd(response: Response, instead: (end: () => void) => void): void {
  const end = response.end.bind(response) as (...args: unknown[]) => Response;
  response.end = (...args: unknown[]) => {
    response.end = end as Response['end'];
    instead(() => void end(...args));
    return response;
  };
}

function fail(path: string, response: Response, { status, body, headers }: ActiveFault): void {
  response.removeHeader('content-length');
  response.set(headers);
  if (typeof body === 'string') response.status(status).type('html').send(body);
  else if (body !== undefined) response.status(status).json(body);
  else if (path.startsWith('/v2/') || path.startsWith('/v1/oauth2'))
    paypalError(response, { status, name: 'INTERNAL_SERVER_ERROR', issue: 'INTERNAL_SERVER_ERROR' });
  else stripeError(response, { status, type: 'api_error', message: 'A scripted failure' });
}
