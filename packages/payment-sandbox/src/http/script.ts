import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestHandler, Response } from 'express';
import { z } from 'zod';
import { paypalError } from '../paypal/paypal-error.ts';
import { stripeError } from '../stripe/stripe-error.ts';
import type { Twist } from '../till.ts';

/**
 * A fault to play, for tests: `reply` answers without doing anything · `drop` cuts the connection before ·
 * `delay` waits before · `commit-then-drop`, `500-after-commit` and `hold` do the work and then cut, answer
 * 500, or wait with the answer · `alter` moves another amount or currency · `pending` leaves the outcome open.
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
  ]),
  ms: z.int().min(0).max(600_000).default(0),
  /** How many calls it hits. */
  times: z.int().min(1).default(1),
  status: z.int().min(200).max(599).default(500),
  body: z.unknown().optional(),
  cents: z.int().min(0).optional(),
  currency: z.string().length(3).optional(),
});
export type Fault = z.input<typeof faultSchema>;
type ActiveFault = z.infer<typeof faultSchema>;

export type Script = {
  /** @throws ZodError when it is not a fault */
  add: (fault: unknown) => void;
  clear: () => void;
  /** Plays what matches. */
  play: RequestHandler;
};

export function createScript(): Script {
  let faults: ActiveFault[] = [];

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
    play: async (request, response, next) => {
      const fault = take(`${request.method} ${request.path}`);
      if (!fault) return next();
      switch (fault.behaviour) {
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
          setTwist(response, fault);
          next();
      }
    },
  };
}

/** What a scripted payment is to differ in, for the routes that move money. */
export function twistOf(response: Response): Twist {
  return (response.locals['twist'] as Twist | undefined) ?? {};
}

function setTwist(response: Response, { behaviour, cents, currency }: ActiveFault): void {
  const twist: Twist = behaviour === 'pending' ? { pending: true } : { cents, currency };
  response.locals['twist'] = twist;
}

/** Takes the place of the moment at which the finished answer would be sent. */
function onEnd(response: Response, instead: (end: () => void) => void): void {
  const end = response.end.bind(response) as (...args: unknown[]) => Response;
  response.end = (...args: unknown[]) => {
    response.end = end as Response['end'];
    instead(() => void end(...args));
    return response;
  };
}

function fail(path: string, response: Response, { status, body }: ActiveFault): void {
  response.removeHeader('content-length');
  if (body !== undefined) response.status(status).json(body);
  else if (path.startsWith('/v2/') || path.startsWith('/v1/oauth2'))
    paypalError(response, { status, name: 'INTERNAL_SERVER_ERROR', issue: 'INTERNAL_SERVER_ERROR' });
  else stripeError(response, { status, type: 'api_error', message: 'A scripted failure' });
}
