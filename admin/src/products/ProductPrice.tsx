import { formatEuro } from '@shop/money';
import { texts } from '../texts/fi.ts';
import css from './ProductCard.module.css';

const euros = (amount: number): string => formatEuro(Math.round(amount * 100));

export function ProductPrice({ price, salePrice }: { price: number; salePrice: number }) {
  if (!(salePrice > 0)) return <span className={css.price}>{euros(price)}</span>;
  return (
    <span className={css.price}>
      <span className={css.sale}>{euros(salePrice)}</span>{' '}
      <s>
        <span className="visuallyHidden">{texts.products.wasPrice} </span>
        {euros(price)}
      </s>
    </span>
  );
}
