import { formatEuro } from '@shop/money';
import { texts } from '../../texts/fi.ts';
import css from './ProductPrice.module.css';

const euros = (amount: number): string => formatEuro(Math.round(amount * 100));

type Props = { price: number; salePrice: number; note?: string };

export function ProductPrice({ price, salePrice, note = '' }: Props) {
  return (
    <span className={css.price}>
      {salePrice > 0 ? (
        <>
          <span className={css.sale}>{euros(salePrice)}</span>{' '}
          <s>
            <span className="visuallyHidden">{texts.products.wasPrice} </span>
            {euros(price)}
          </s>
        </>
      ) : (
        euros(price)
      )}
      {note ? <span className={css.saleNote}>{note}</span> : null}
    </span>
  );
}
