import type { ReductionAnswer } from '@shop/shop-rules';
import { changeOf } from './bulk-change.ts';
import { heldBy, planPrice, type PriceEdit, type PricePlan } from './price-plan.ts';
import type { ProductRecord } from '../../providers/product-record.ts';
import { useReductions } from '../price/use-reductions.ts';

export type PlannedPrice = PricePlan & {
  product: ProductRecord;
  /** The reduction that the change would bring; undefined until it is known. */
  reduction: ReductionAnswer | null | undefined;
};

/** What an edit does to the prices of products. `isAsking` while the server has not said yet which may change. */
export function usePricePlans(
  edit: PriceEdit | undefined,
  products: ProductRecord[],
  now: Date,
): { plans: PlannedPrice[]; isAsking: boolean } {
  const plans = edit ? products.map((product) => ({ product, ...planPrice(edit, product, now) })) : [];
  const changing = plans.filter(({ fate }) => fate === 'changes');
  const { reductions, isAsking } = useReductions(
    changing.flatMap(({ product }) =>
      edit ? [{ id: product.id, edit: { ...changeOf(edit, product), lawfulOnly: true } }] : [],
    ),
  );
  const reductionOf = new Map(changing.map(({ product }, index) => [product.id, reductions?.[index]]));
  return {
    plans: plans.map(({ product, ...plan }) => {
      const reduction = reductionOf.get(product.id);
      return { product, reduction, ...heldBy(plan, reduction) };
    }),
    isAsking,
  };
}
