import { cartLineSchema, cartRemovalSchema, cartUpdateSchema, id, type Cart } from '@shop/contracts';
import { inEnglish, type Words } from '@shop/shop-rules';
import { parseInput, requireSelf, requireSelfOrAdmin, requireUser } from '@shop/service-kit';
import type { Express, Response } from 'express';
import type { CartDeps } from '../deps.ts';
import { addToCart } from '../use-cases/add-to-cart.ts';
import { changeQuantity } from '../use-cases/change-quantity.ts';
import { emptyCart } from '../use-cases/empty-cart.ts';
import { removeLine, type ChangedCart } from '../use-cases/remove-line.ts';
import { readCart, viewCart } from '../use-cases/view-cart.ts';

const removalSchema = cartRemovalSchema.extend({ productID: id });

export function mountCartRoutes(app: Express, deps: CartDeps): void {
  app.post('/api/shop/cart/add', async (request, response) => {
    requireUser(request);
    const input = parseInput(cartLineSchema, request.body);
    const user = requireSelf(request, input.userID);
    const changed = await addToCart(deps, user.id, input);
    await answerChange(response.status(201), { message: 'Tuote lisättiin ostoskoriin.' }, changed);
  });

  app.get('/api/shop/cart/get/:userID', async (request, response) => {
    const { userID } = request.params;
    requireSelfOrAdmin(request, { userID, rightsPath: '/api/admin/rest/customers' });
    const data: Cart = await viewCart(deps, await readCart(deps, userID));
    response.json({ success: true, data });
  });

  app.put('/api/shop/cart/update', async (request, response) => {
    requireUser(request);
    const input = parseInput(cartUpdateSchema, request.body);
    const user = requireSelf(request, input.userID);
    await answerChange(response, inEnglish('Quantity updated!'), await changeQuantity(deps, user.id, input));
  });

  // Before the route with two ids, which would match 'clear-cart' as a user.
  app.delete('/api/shop/cart/clear-cart/:userID', async (request, response) => {
    const user = requireSelf(request, request.params.userID);
    await answerChange(response, inEnglish('Deleted successfully!'), {
      cart: await emptyCart(deps, user.id),
    });
  });

  app.delete('/api/shop/cart/:userID/:productID', async (request, response) => {
    const user = requireSelf(request, request.params.userID);
    const { productID } = request.params;
    const removal = parseInput(removalSchema, { ...request.body, ...request.query, productID });
    await answerChange(
      response,
      inEnglish('Deleted successfully!'),
      await removeLine(deps, user.id, removal),
    );
  });

  /** The change is stored, so an unavailable catalogue only omits the cart from the answer. */
  async function answerChange(response: Response, words: Words, changed: ChangedCart): Promise<void> {
    const data = await viewCart(deps, changed.cart, changed.buyable).catch((err: unknown) => {
      deps.logger.warn({ err }, 'the changed cart is missing in the answer');
    });
    response.json({ success: true, ...words, ...(data ? { data } : {}) });
  }
}
