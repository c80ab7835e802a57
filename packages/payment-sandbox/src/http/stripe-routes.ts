import { Router, urlencoded, type RequestHandler } from 'express';
import { z } from 'zod';
import type { Checkout } from '../domain/checkout.ts';
import { checkoutAfter } from '../ledger/apply.ts';
import { keyName } from '../ledger/ledger.ts';
import { fingerprintOf, keyUsed, missing } from '../stripe/answers.ts';
import { readExpand } from '../stripe/expand.ts';
import { stripeError } from '../stripe/stripe-error.ts';
import { readSession } from '../stripe/session-input.ts';
import { intentView, sessionView } from '../stripe/session-view.ts';
import type { SandboxDeps } from './deps.ts';
import { stripeRefundRoutes } from './stripe-refund-routes.ts';

const listQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(10),
  starting_after: z.string().optional(),
  created: z.object({ gte: z.coerce.number().int().default(0) }).default({ gte: 0 }),
});

/** Only what the shop calls. */
export function stripeRoutes(deps: SandboxDeps): Router {
  const { account, config, ledger, moves } = deps;
  const router = Router();
  router.use(requireTestKey, urlencoded({ extended: true, limit: '256kb' }));

  const sessionOf = (id: string): Checkout | undefined => {
    moves.expireDue(Date.now());
    const checkout = ledger.checkouts.get(id);
    return checkout?.provider === 'stripe' ? checkout : undefined;
  };
  const byIntent = (id: unknown): Checkout | undefined =>
    [...ledger.checkouts.values()].find((checkout) => checkout.charge?.id === id);

  router.post('/checkout/sessions', (request, response) => {
    const key = request.get('idempotency-key');
    const fingerprint = fingerprintOf(request.body);
    const previous = key && ledger.keys.get(keyName('stripe', 'created', key));
    if (previous && previous.fingerprint !== fingerprint) return stripeError(response, keyUsed);
    if (previous) {
      // Stripe repeats its first answer, even if the session has changed.
      const made = ledger.money.find((entry) => entry.type === 'created' && entry.id === previous.id);
      response.set('idempotent-replayed', 'true');
      if (made) response.json(sessionView(checkoutAfter(undefined, made), config.PUBLIC_URL));
      return;
    }
    const session = readSession(request.body, Date.now(), account.methods);
    if ('message' in session) return stripeError(response, session);
    ledger.record({ type: 'created', ...session, key, fingerprint });
    const created = ledger.checkouts.get(session.id);
    if (created) response.json(sessionView(created, config.PUBLIC_URL));
  });

  router.get('/checkout/sessions', (request, response) => {
    moves.expireDue(Date.now());
    const query = listQuery.safeParse(request.query);
    if (!query.success) return stripeError(response, { message: 'Invalid list parameters' });
    const { limit, starting_after: after, created } = query.data;
    const sessions = [...ledger.checkouts.values()]
      .filter(
        ({ provider, createdAt }) => provider === 'stripe' && Date.parse(createdAt) / 1_000 >= created.gte,
      )
      .toReversed();
    const start = after === undefined ? 0 : sessions.findIndex(({ id }) => id === after) + 1;
    if (after !== undefined && start === 0) return stripeError(response, missing('checkout.session', after));
    const page = sessions.slice(start, start + limit);
    response.json({
      object: 'list',
      url: '/v1/checkout/sessions',
      has_more: start + limit < sessions.length,
      data: page.map((session) => sessionView(session, config.PUBLIC_URL)),
    });
  });

  router.get('/checkout/sessions/:id', (request, response) => {
    const session = sessionOf(request.params.id);
    if (!session) return stripeError(response, missing('checkout.session', request.params.id));
    const isExpanded = readExpand(request.query['expand'], inSession, response);
    if (!isExpanded) return;
    const [intent, charge, transaction] = inSession.map(isExpanded);
    response.json(sessionView(session, config.PUBLIC_URL, { intent, charge, transaction }));
  });

  router.post('/checkout/sessions/:id/expire', (request, response) => {
    const session = sessionOf(request.params.id);
    if (!session) return stripeError(response, missing('checkout.session', request.params.id));
    if (session.state !== 'open') {
      const message = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.state === 'expired' ? 'expired' : 'complete'}\`.`;
      return stripeError(response, { message });
    }
    moves.expire(session);
    response.json(sessionView(ledger.checkouts.get(session.id) ?? session, config.PUBLIC_URL));
  });

  router.get('/payment_intents/:id', (request, response) => {
    const session = byIntent(request.params.id);
    if (!session) return stripeError(response, missing('payment_intent', request.params.id));
    const isExpanded = readExpand(request.query['expand'], inIntent, response);
    if (!isExpanded) return;
    const [charge, transaction] = inIntent.map(isExpanded);
    response.json(intentView(session, { charge, transaction }));
  });

  router.use(stripeRefundRoutes(deps));
  return router;
}

/** Expandable properties, outermost first. */
const inIntent = ['latest_charge', 'latest_charge.balance_transaction'];
const inSession = ['payment_intent', ...inIntent.map((name) => `payment_intent.${name}`)];

const requireTestKey: RequestHandler = (request, response, next) => {
  if (/^Bearer sk_test_\w+$/.test(request.get('authorization') ?? '')) return next();
  stripeError(response, { status: 401, message: 'Invalid API Key provided: a test key is needed' });
};
