import { unlawfulReduction } from '@shop/shop-rules/reduction';
import { centsFromEuros } from '@shop/money';
import { useWatch } from 'react-hook-form';
import type { ProductFormValues } from '../values/product-form.ts';
import css from './SaleNotice.module.css';
import { useReductions } from '../price/use-reductions.ts';

/** An unpublished product has no price history. */
const withoutPriceHistory = { isLawful: false, lowestPrice: null, highestLawfulPrice: null };

/** Explains an unlawful reduction; does not block saving. */
export function SaleNotice({ id }: { id: string | undefined }) {
  const { price, salePrice, saleStart, saleEnd } = useWatch<ProductFormValues>() as ProductFormValues;
  const isOnSale = (centsFromEuros(salePrice) ?? 0) > 0;
  const edit = { price: price.trim(), salePrice: salePrice.trim(), saleStart, saleEnd };
  const { reductions } = useReductions(id && isOnSale ? [{ id, edit }] : []);
  const reduction = id ? reductions?.[0] : isOnSale ? withoutPriceHistory : null;
  return (
    <output className={css.notice}>
      {reduction && !reduction.isLawful ? unlawfulReduction(reduction) : ''}
    </output>
  );
}
