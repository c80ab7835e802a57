import type { ReductionAnswer } from '@shop/shop-rules';
import { changeOf } from './bulk-change.ts';
import { withReduction, planPrice, type PriceEdit, type PricePlan } from './price-plan.ts';
import type { ProductRecord } from '../../providers/product-record.ts';
import { useReductions } from '../price/use-reductions.ts';

export type PlannedPrice = PricePlan & {
  product: ProductRecord;
  reduction: ReductionAnswer | null | undefined;
};

/** `isChecking` until the server has checked the reductions. */
export function usePricePlans(
  edit: PriceEdit | undefined,
  products: ProductRecord[],
  now: Date,
): { plans: PlannedPrice[]; isChecking: boolean } {
  const plans = edit ? products.map((product) => ({ product, ...planPrice(edit, product, now) })) : [];
  const changing = plans.filter(({ outcome }) => outcome === 'changes');
  const { reductions, isChecking } = useReductions(
    changing.flatMap(({ product }) =>
      edit ? [{ id: product.id, edit: { ...changeOf(edit, product), lawfulOnly: true } }] : [],
    ),
  );
  const reductionOf = new Map(changing.map(({ product }, index) => [product.id, reductions?.[index]]));
  return {
    plans: plans.map(({ product, ...plan }) => {
      const reduction = reductionOf.get(product.id);
      return { product, reduction, ...withReduction(plan, reduction) };
    }),
    isChecking,
  };
}
