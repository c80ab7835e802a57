import { categoryLabel } from '@shop/contracts/categories';
import Button from '@mui/material/Button';
import { useLocation, useNavigate } from 'react-router';
import { texts } from '../texts/fi.ts';
import { Picture } from '../ui/Picture.tsx';
import css from './ProductCard.module.css';
import type { ProductRecord } from './product-record.ts';
import { ProductPrice } from './ProductPrice.tsx';

const LOW_STOCK = 10;

type Props = { product: ProductRecord; onDelete: () => void };

export function ProductCard({ product, onDelete }: Props) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { id, title, stock, state } = product;
  const named = { 'aria-describedby': `product-${id}` };
  const open = () => void navigate({ pathname: `/product/${id}`, search });
  const copy = () => void navigate({ pathname: '/product/create', search }, { state: { copyOf: id } });
  return (
    <li className={css.card} data-draft={state === 'draft' || undefined}>
      <div className={css.picture}>
        <Picture
          image={product.images[0]}
          placeholder={product.placeholders[0]}
          sizes="(max-width: 767px) 50vw, 224px"
        />
        {state === 'draft' ? <span className={css.flag}>{texts.products.draft}</span> : null}
      </div>
      <h2 className={css.title} id={`product-${id}`}>
        {title}
      </h2>
      <p className={css.quiet}>
        {categoryLabel(product.kategoria)} · {product.material}
      </p>
      <p className={css.numbers}>
        <ProductPrice price={product.price} salePrice={product.salePrice} />
        <span className={stock < LOW_STOCK ? css.low : css.quiet}>
          {stock === 0 ? texts.products.soldOut : texts.products.stock(stock)}
        </span>
      </p>
      <div className={css.actions}>
        <Button variant="text" onClick={open} {...named}>
          {texts.products.edit}
        </Button>
        <Button variant="text" className={css.delete} onClick={onDelete} {...named}>
          {texts.products.delete}
        </Button>
        <Button variant="text" className={css.copy} onClick={copy} {...named}>
          {texts.products.copy}
        </Button>
      </div>
    </li>
  );
}
