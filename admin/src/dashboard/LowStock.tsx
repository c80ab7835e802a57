import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import type { ProductRecord } from '../providers/product-record.ts';
import { productSorts, productViewPath, productViews } from '../products/list/product-views.ts';
import { texts } from '../texts/fi.ts';
import { Picture } from '../ui/Picture.tsx';
import { RowsSkeleton } from '../ui/RowsSkeleton.tsx';
import { Section } from './Section.tsx';
import css from './Section.module.css';

export function LowStock() {
  const { data, total, error } = useGetList<ProductRecord>('product', {
    pagination: { page: 1, perPage: 6 },
    sort: productSorts.scarcest,
    filter: productViews.low,
  });
  const { dashboard } = texts;
  return (
    <Section
      title={dashboard.lowTitle}
      count={total}
      link={total ? { to: productViewPath('low'), label: dashboard.allLow } : undefined}
    >
      {error ? <p className={css.line}>{dashboard.unknown}</p> : null}
      {data || error ? null : <RowsSkeleton rows={6} low />}
      {total === 0 ? <p className={css.line}>{dashboard.nothingLow}</p> : null}
      <ul>
        {data?.map((product) => (
          <li key={product.id} className={css.row}>
            <Picture
              image={product.images[0]}
              placeholder={product.placeholders[0]}
              sizes="36px"
              className={css.picture}
            />
            <span className={css.text}>
              <Link to={`/product/${product.id}`} className={css.cover}>
                {product.title}
              </Link>
            </span>
            <span className={css.end}>{dashboard.inStock(product.stock)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
