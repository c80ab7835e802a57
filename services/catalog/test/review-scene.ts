import type { AdminReview, ReviewRight } from '@shop/contracts';
import { newId, signTicket } from '@shop/service-kit';
import { anAdmin, aUser } from '@shop/testing';
import { expect } from 'vitest';
import { aPicture, productFields, type CatalogHarness, type ProductsAtHand } from './catalog-harness.ts';

export type Buyer = ReturnType<typeof aUser>;

export const aReview = (more: object = {}) => ({
  stars: 5,
  text: 'Pehmeä ja lämmin.',
  fit: 'true',
  ...more,
});

/** Calls about reviews, with the tickets that order would sign. */
export function reviewScene(catalog: CatalogHarness, products: ProductsAtHand) {
  const admin = anAdmin();
  const asAdmin = (method: string, path: string, body?: object) =>
    catalog.api.as(admin)(method, `/api/admin/rest/reviews${path}`, body);
  const ticketFor = (buyer: Buyer, right: Partial<ReviewRight>, seconds = 60): string => {
    const line = { orderID: newId(), line: 0, productID: newId(), size: 'M', name: 'Aino' };
    const data = { userID: buyer.id, ...line, ...right };
    const secret = catalog.settings.config.SERVICE_TOKEN_SECRET;
    return signTicket(secret, { kind: 'review', data, seconds });
  };
  const write = (buyer: Buyer | null, body: object) =>
    catalog.api.as(buyer)('POST', '/api/shop/reviews', body);
  const sendPictures = async (buyer: Buyer, ticket: string, count = 1) => {
    const form = new FormData();
    for (let n = 0; n < count; n += 1) {
      const bytes = new Uint8Array(await aPicture());
      form.append('my_images', new Blob([bytes], { type: 'image/jpeg' }), 'kuva.jpg');
    }
    const token = catalog.settings.tokens.forUser('catalog', buyer);
    const response = await fetch(`${catalog.api.url}/api/shop/reviews/image-upload`, {
      method: 'POST',
      headers: { 'x-user-token': token, 'x-review-ticket': ticket },
      body: form,
    });
    return { status: response.status, body: (await response.json()) as { code?: string; result: string[] } };
  };
  return {
    admin,
    asAdmin,
    sendPictures,
    pictured: async (productID: string, count = 1) => {
      const buyer = aUser();
      const ticket = ticketFor(buyer, { productID });
      const { result: pictures } = (await sendPictures(buyer, ticket, count)).body;
      const { body } = await write(buyer, { ticket, ...aReview({ pictures }) });
      return { buyer, id: body.data.id as string, pictures };
    },
    ticketFor,
    write,
    aDress: async () => {
      const fields = productFields(products.images);
      const { body } = await catalog.api.as(admin)('POST', '/api/admin/product/add', fields);
      return body.data._id as string;
    },
    reviewed: async (productID: string, more: object = {}) => {
      const buyer = aUser();
      const answer = await write(buyer, { ticket: ticketFor(buyer, { productID }), ...aReview(more) });
      expect(answer.status).toBe(201);
      return { buyer, id: answer.body.data.id as string };
    },
    shown: async (productID: string, query = '') =>
      (await catalog.api.as(null)('GET', `/api/shop/products/${productID}/reviews${query}`)).body,
    inBackOffice: async (id: string) => {
      const { data } = (await asAdmin('GET', '?state=all')).body as { data: AdminReview[] };
      return data.find((review) => review.id === id);
    },
  };
}
