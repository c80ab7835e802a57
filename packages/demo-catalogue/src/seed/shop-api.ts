import type { ExampleReview, ImportedOrderInput, Product } from '@shop/contracts';
import { uploadField } from '@shop/shop-rules';
import type { PictureSource } from '../originals.ts';
import type { Answer, Http } from './http.ts';
import { SeedError } from './seed-error.ts';

export type ShopProduct = Product;

export type ShopApi = {
  login: (admin: { email: string; password: string }) => Promise<void>;
  products: () => Promise<ShopProduct[]>;
  upload: (pictures: PictureSource[]) => Promise<string[]>;
  /** Null if the slug is taken. */
  add: (product: object) => Promise<ShopProduct | null>;
  /** Null if the product was edited meanwhile. */
  edit: (id: string, fields: object) => Promise<ShopProduct | null>;
  /** @returns how many were new */
  importOrders: (orders: ImportedOrderInput[]) => Promise<number>;
  addReviews: (reviews: ExampleReview[]) => Promise<boolean>;
};

const PAGE = 100;

/** The public API that the back office uses. */
export function createShopApi(http: Http, signal: AbortSignal): ShopApi {
  return {
    login: async (admin) => {
      const answer = await http({ method: 'POST', path: '/api/auth/login', json: admin });
      if (answer.status === 401 || answer.status === 400) {
        throw new SeedError('The shop refused the admin login: check ADMIN_EMAIL and ADMIN_PASSWORD.', 2);
      }
      const { user } = expectSuccess(answer, 'log in') as { user?: { role?: string } };
      if (user?.role !== 'admin') throw new SeedError('ADMIN_EMAIL is not an admin of this shop.', 2);
    },

    products: async () => {
      const found: ShopProduct[] = [];
      for (let page = 1; ; page += 1) {
        const path = `/api/admin/product/get?page=${page}&limit=${PAGE}`;
        const { data = [] } = expectSuccess(await http({ method: 'GET', path }), 'list the products');
        found.push(...(data as ShopProduct[]));
        if ((data as ShopProduct[]).length < PAGE) return found;
      }
    },

    upload: async (pictures) => {
      const form = new FormData();
      for (const { bytes, fileName, type } of pictures) {
        signal.throwIfAborted();
        form.append(uploadField, new File([new Uint8Array(await bytes())], fileName, { type }));
      }
      const answer = await http({ method: 'POST', path: '/api/admin/product/image-upload', form });
      const { result } = expectSuccess(answer, 'upload pictures') as { result?: string[] };
      if (result?.length !== pictures.length)
        throw new SeedError('The shop did not answer one URL a picture.');
      return result;
    },

    add: async (product) => {
      const answer = await http({ method: 'POST', path: '/api/admin/product/add', json: product });
      if (answer.status === 409) return null;
      return expectSuccess(answer, 'add a product')['data'] as ShopProduct;
    },

    edit: async (id, fields) => {
      const answer = await http({ method: 'PUT', path: `/api/admin/product/edit/${id}`, json: fields });
      if (answer.status === 409 || answer.status === 404) return null;
      return expectSuccess(answer, 'edit a product')['data'] as ShopProduct;
    },

    importOrders: async (orders) => {
      const answer = await http({ method: 'POST', path: '/api/admin/rest/orders/import', json: { orders } });
      return (expectSuccess(answer, 'import orders')['data'] as { added: number }).added;
    },

    addReviews: async (reviews) => {
      const path = '/api/admin/rest/reviews/examples';
      const answer = await http({ method: 'POST', path, json: { reviews } });
      if (answer.status === 403) return false;
      expectSuccess(answer, 'add example reviews');
      return true;
    },
  };
}

function expectSuccess({ status, body }: Answer, what: string): Record<string, unknown> {
  if (status >= 200 && status < 300 && body['success'] === true) return body;
  const { message = 'no message', errors = {} } = body as {
    message?: string;
    errors?: Record<string, string>;
  };
  const fields = Object.entries(errors).map(([field, problem]) => ` ${field}: ${problem}`);
  throw new SeedError(`The shop refused to ${what} (${status}): ${message}${fields.join('')}`);
}
