import { unlawfulReduction } from '@shop/shop-rules/reduction';
import { centsFromEuros } from '@shop/money';
import { useWatch } from 'react-hook-form';
import type { ProductFormValues } from '../values/product-form.ts';
import css from './SaleNotice.module.css';
import { useReductions } from '../price/use-reductions.ts';

/** Shoppers have never seen the price of a product that is not in the shop. */
const neverSeen = { isLawful: false, lowestPrice: null, highestLawfulPrice: null };

/** Says at the sale price why it is no lawful reduction, and which price would be; saving is never stopped by it. */
export function SaleNotice({ id }: { id: string | undefined }) {
  const { price, salePrice, saleStart, saleEnd } = useWatch<ProductFormValues>() as ProductFormValues;
  const isOnSale = (centsFromEuros(salePrice) ?? 0) > 0;
  const edit = { price: price.trim(), salePrice: salePrice.trim(), saleStart, saleEnd };
  const { reductions } = useReductions(id && isOnSale ? [{ id, edit }] : []);
  const reduction = id ? reductions?.[0] : isOnSale ? neverSeen : null;
  return (
    <output className={css.notice}>
      {reduction && !reduction.isLawful ? unlawfulReduction(reduction) : ''}
    </output>
  );
}
