import type { Request, Response } from 'express';
import { z } from 'zod';
import { missing } from './answers.ts';
import { readExpand } from './expand.ts';
import { seconds } from './seconds.ts';
import { stripeError } from './stripe-error.ts';

export const TRANSACTION = 'data.balance_transaction';

export type Listed = { id: string; at: string; view: object };

const time = z.coerce.number().int();
const query = z.strictObject({
  payment_intent: z.string().optional(),
  created: z
    .strictObject({
      gt: time.optional(),
      gte: time.optional(),
      lt: time.optional(),
      lte: time.optional(),
    })
    .default({}),
  limit: z.coerce.number().int().min(1).max(100).default(10),
  starting_after: z.string().optional(),
  expand: z.unknown().optional(),
});

/**
 * Stripe's limits; unknown parameters are refused.
 * @param items newest first, of one PaymentIntent or all
 */
export function listMoney(
  request: Request,
  response: Response,
  {
    items,
    expands = [],
  }: {
    items: (intent: string | undefined, withTransaction: boolean) => Listed[];
    expands?: readonly string[];
  },
): void {
  const parsed = query.safeParse(request.query);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const param = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path.join('.');
    const code = issue?.code === 'unrecognized_keys' ? 'parameter_unknown' : 'parameter_invalid_integer';
    const message =
      code === 'parameter_unknown' ? `Received unknown parameter: ${param}` : `Invalid value: ${param}`;
    return stripeError(response, { code, message, param });
  }
  const { payment_intent, created, limit, starting_after: after } = parsed.data;
  const isExpanded = readExpand(parsed.data.expand, expands, response);
  if (!isExpanded) return;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = created;
  const found = items(payment_intent, isExpanded(TRANSACTION)).filter(({ at }) => {
    const made = seconds(at);
    return made > gt && made >= gte && made < lt && made <= lte;
  });
  const start = after === undefined ? 0 : found.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && start === 0) {
    return stripeError(response, missing(request.path.slice(1, -1), after, 'starting_after'));
  }
  response.json({
    object: 'list',
    url: `/v1${request.path}`,
    has_more: start + limit < found.length,
    data: found.slice(start, start + limit).map(({ view }) => view),
  });
}
