import { restockWishSchema, stopWishesSchema, type RestockResult } from '@shop/contracts';
import { cutText } from '@shop/shop-rules';
import { parseInput, toShopError, userOf } from '@shop/service-kit';
import type { Express, Request, Response } from 'express';
import { stopByLink } from './restock-link.ts';
import { askForRestock, type RestockDeps } from './restock-requests.ts';

const ASK = '/api/shop/restock/ask';
const STOP = '/api/shop/restock/stop';
/** These calls also accept forms of pages without script. */
export const restockForms = [ASK, STOP] as const;

export function mountRestockRoutes(app: Express, deps: RestockDeps): void {
  app.post(ASK, async (request, response) => {
    const ask = async () => {
      const input = parseInput(restockWishSchema, request.body);
      await askForRestock(deps, { ...input, userID: userOf(request)?.id ?? null });
      return `Kirjoitamme osoitteeseen ${input.email}, kun tuotetta on taas saatavilla.`;
    };
    if (isForm(request))
      return toPage(response, await resultOf(ask, () => 'asked', 'wrong-address'), request.body);
    response.status(201).json({ success: true, message: await ask() });
  });

  app.post(STOP, async (request, response) => {
    const stop = () => stopByLink(deps, parseInput(stopWishesSchema, request.body).key);
    if (isForm(request)) {
      const result = await resultOf(
        stop,
        (isStopped) => (isStopped ? 'stopped' : 'nothing-to-stop'),
        'broken-link',
      );
      return toPage(response, result);
    }
    const message = (await stop()) ? 'Pyyntösi on poistettu.' : 'Linkillä ei ole enää poistettavia pyyntöjä.';
    response.json({ success: true, message });
  });
}

const isForm = (request: Request): boolean => Boolean(request.is('application/x-www-form-urlencoded'));

const results: Record<string, RestockResult> = {
  'product-in-stock': 'in-stock',
  'too-many-wishes': 'too-many',
};

async function resultOf<Done>(
  change: () => Promise<Done>,
  done: (changed: Done) => RestockResult,
  invalid: RestockResult,
): Promise<RestockResult> {
  try {
    return done(await change());
  } catch (error) {
    const { code } = toShopError(error);
    return code === 'invalid-input' ? invalid : (results[code] ?? 'failed');
  }
}

/** Redirects a browser without script to the result page. */
function toPage(response: Response, result: RestockResult, sent?: { productID?: unknown }): void {
  const query = new URLSearchParams({ result });
  if (typeof sent?.productID === 'string') query.set('product', cutText(sent.productID, 80));
  response.redirect(303, `/shop/restock?${query.toString()}`);
}
