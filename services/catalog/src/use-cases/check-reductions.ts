import type { PriceEdits } from '@shop/contracts';
import type { ReductionAnswer } from '@shop/shop-rules';
import type { CatalogDeps } from '../deps.ts';
import { pricedEdit, reductionAfter, reductionAnswer } from './lawful-reduction.ts';
import { withSaleKept } from './price-change.ts';

type CheckDeps = Pick<CatalogDeps, 'products' | 'now'>;

/**
 * Reduction each edit would bring; null for no sale or an unknown product.
 * @throws `invalid-input`
 */
export async function checkReductions(
  deps: CheckDeps,
  edits: PriceEdits,
): Promise<(ReductionAnswer | null)[]> {
  const at = deps.now();
  return Promise.all(
    edits.map(async ({ id, edit }) => {
      const seen = await deps.products.find(id);
      if (!seen) return null;
      const reduction = reductionAfter(
        await pricedEdit(deps, { seen, edit: withSaleKept(seen, edit, at), at }),
      );
      return reduction && reductionAnswer(reduction);
    }),
  );
}
