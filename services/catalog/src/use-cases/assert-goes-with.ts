import { ShopError } from '@shop/service-kit';
import type { CatalogDeps } from '../deps.ts';

type Sent = {
  id?: string;
  goesWith: string[] | undefined;
  /** Its products may have been deleted since. */
  before?: string[] | undefined;
};

const refused = (message: string): ShopError =>
  new ShopError({ code: 'invalid-input', errors: { goesWith: message } });

/** @throws `invalid-input` for the product itself or an unknown one */
export async function assertGoesWith(
  { products }: Pick<CatalogDeps, 'products'>,
  { id, goesWith = [], before = [] }: Sent,
): Promise<void> {
  if (id && goesWith.includes(id)) throw refused('Tuote ei voi sopia yhteen itsensä kanssa.');
  const added = [...new Set(goesWith)].filter((productId) => !before.includes(productId));
  if (added.length === 0) return;
  const found = await products.findAny(added);
  if (found.filter(({ deletedAt }) => deletedAt === null).length < added.length)
    throw refused('Valitse tuotteita, jotka ovat kaupassa.');
}
