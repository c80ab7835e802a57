import { Router, urlencoded, type Request, type Response } from 'express';
import type { Checkout } from '../domain/checkout.ts';
import { messagePage } from '../pages/layout.ts';
import { readChoice } from '../pages/method-choice.ts';
import { payPage } from '../pages/pay-page.ts';
import { style } from '../pages/style.ts';
import type { SandboxDeps } from './deps.ts';
import { overridesOf } from './script.ts';

const BACK = 'Palaa kauppaan';
const DECLINED = 'Maksu hylättiin. Voit yrittää uudelleen tai peruuttaa maksun.';

/** The only public routes. */
export function pageRoutes({ ledger, moves }: SandboxDeps): Router {
  const router = Router();
  router.use(urlencoded({ extended: false, limit: '4kb' }));
  router.get('/style.css', (_request, response) => {
    response.set('cache-control', 'public, max-age=3600').type('css').send(style);
  });

  const current = (request: Request): Checkout | undefined => {
    moves.expireDue(Date.now());
    const checkout = ledger.checkouts.get(String(request.params['id']));
    return checkout?.provider === request.params['provider'] ? checkout : undefined;
  };
  const isClosed = ({ state }: Checkout): boolean => state !== 'open' && state !== 'approved';

  router.get('/:provider/:id', (request, response) => {
    const checkout = current(request);
    if (!checkout) return unknown(response);
    if (isClosed(checkout)) return answerClosed(response, checkout);
    page(
      response,
      200,
      checkout,
      payPage(checkout, request.query['declined'] === '1' ? { problem: DECLINED } : {}),
    );
  });

  router.post('/:provider/:id', (request, response) => {
    const checkout = current(request);
    if (!checkout) return unknown(response);
    const decision = (request.body as { decision?: unknown } | undefined)?.decision;
    if (decision === 'cancel' && !isClosed(checkout)) return response.redirect(303, cancelAddress(checkout));
    if (checkout.charge) return response.redirect(303, returnAddress(checkout));
    if (isClosed(checkout)) return answerClosed(response, checkout);
    if (decision !== 'approve' && decision !== 'decline')
      return page(response, 400, checkout, payPage(checkout));
    const choice = readChoice(checkout, request.body);
    if ('problem' in choice) return page(response, 400, checkout, payPage(checkout, choice));
    const declines = decision === 'decline';
    if (checkout.provider === 'paypal') moves.approve(checkout, declines);
    else if (declines) moves.decline(checkout);
    else moves.charge(checkout, { ...overridesOf(response), method: choice.method });
    const stays = declines && checkout.provider === 'stripe';
    const after = ledger.checkouts.get(checkout.id) ?? checkout;
    response.redirect(303, stays ? `/sandbox/stripe/${checkout.id}?declined=1` : returnAddress(after));
  });
  return router;
}

function page(response: Response, status: number, checkout: Checkout | null, html: string): void {
  // Browsers apply form-action to the redirect after the form, too.
  const shop = checkout ? new URL(checkout.returnUrl).origin : '';
  response
    .status(status)
    .set({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': `default-src 'none'; style-src 'self'; img-src data:; form-action 'self' ${shop}; base-uri 'none'; frame-ancestors 'none'`,
    })
    .type('html')
    .send(html);
}

function unknown(response: Response): void {
  page(response, 404, null, messagePage('Maksua ei löytynyt', 'Palaa kauppaan ja aloita maksu uudelleen.'));
}

function answerClosed(response: Response, checkout: Checkout): void {
  const html =
    checkout.state === 'expired'
      ? messagePage('Maksuaika päättyi', 'Tätä maksua ei voi enää suorittaa.', {
          href: cancelAddress(checkout),
          text: BACK,
        })
      : messagePage('Maksu on jo käsitelty', 'Sinun ei tarvitse tehdä enää mitään.', {
          href: returnAddress(checkout),
          text: BACK,
        });
  page(response, 200, checkout, html);
}

/** PayPal redirects before deciding the capture. */
function returnAddress(checkout: Checkout): string {
  if (checkout.provider === 'stripe')
    return checkout.returnUrl.replaceAll(/\{CHECKOUT_SESSION_ID\}|%7BCHECKOUT_SESSION_ID%7D/gi, checkout.id);
  const url = new URL(checkout.returnUrl);
  url.searchParams.set('token', checkout.id);
  url.searchParams.set('PayerID', checkout.payerId ?? '');
  return url.href;
}

function cancelAddress(checkout: Checkout): string {
  if (checkout.provider === 'stripe') return checkout.cancelUrl || checkout.returnUrl;
  const url = new URL(checkout.cancelUrl);
  url.searchParams.set('token', checkout.id);
  return url.href;
}
