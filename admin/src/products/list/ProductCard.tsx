import { categoryLabel } from '@shop/shop-rules/categories';
import { useListContext } from 'react-admin';
import { Allowed } from '../../providers/Allowed.tsx';
import { texts } from '../../texts/fi.ts';
import { Picture } from '../../ui/Picture.tsx';
import { RowTick } from '../../ui/RowTick.tsx';
import { dateText } from '../../format/format-text.ts';
import { needsFibres } from '../../format/fibre-warnings.ts';
import { ProductActions } from './ProductActions.tsx';
import css from './ProductCard.module.css';
import { PriceNow } from '../price/PriceNow.tsx';
import type { ProductRecord } from '../../providers/product-record.ts';

const LOW_STOCK = 10;

type Props = { product: ProductRecord; onDelete: () => void };

export function ProductCard({ product, onDelete }: Props) {
  const { id, title, stock, state } = product;
  const { selectedIds } = useListContext<ProductRecord>();
  return (
    <li
      className={css.card}
      data-draft={state === 'draft' || undefined}
      data-choosing={selectedIds.length > 0 || undefined}
    >
      <div className={css.picture}>
        <Picture
          image={product.images[0]}
          placeholder={product.placeholders[0]}
          sizes="(max-width: 767px) 50vw, 224px"
        />
        <span className={css.tick}>
          {product.deletedAt ? null : (
            <Allowed to="products">
              <RowTick id={id} label={texts.products.choose(title)} />
            </Allowed>
          )}
        </span>
        {state === 'draft' ? <span className={css.flag}>{texts.products.draft}</span> : null}
        {product.deletedAt ? (
          <span className={css.flag}>{texts.products.deletedOn(dateText(product.deletedAt))}</span>
        ) : needsFibres(product) ? (
          <span className={css.flag}>{texts.product.labels.fibresMark}</span>
        ) : null}
      </div>
      <h2 className={css.title} id={`product-${id}`}>
        {title}
      </h2>
      <p className={css.quiet}>
        {[categoryLabel(product.kategoria), product.material].filter(Boolean).join(' · ')}
      </p>
      <p className={css.numbers}>
        <PriceNow product={product} />
        <span className={stock < LOW_STOCK ? css.low : css.quiet}>
          {stock === 0 ? texts.products.soldOut : texts.products.stock(stock)}
        </span>
      </p>
      <div className={css.actions}>
        <ProductActions product={product} onDelete={onDelete} />
      </div>
    </li>
  );
}
