import { Link } from 'react-router';
import { texts } from '../texts/fi.ts';
import { Picture } from '../ui/Picture.tsx';
import type { DateRange } from './sales-days.ts';
import { RowsSkeleton } from '../ui/RowsSkeleton.tsx';
import { Section } from './Section.tsx';
import css from './Section.module.css';
import { useSales } from './use-sales.ts';

const { dashboard } = texts;

export function BestSellers({ range }: { range: DateRange }) {
  const { data, error } = useSales(range);
  return (
    <Section title={dashboard.bestTitle}>
      {error ? <p className={css.line}>{dashboard.unknown}</p> : null}
      {data || error ? null : <RowsSkeleton rows={5} low />}
      {data?.bestSellers.length === 0 ? <p className={css.line}>{dashboard.nothingSold}</p> : null}
      <ul>
        {data?.bestSellers.map(({ productID, title, image, quantity }) => (
          <li key={productID} className={css.row}>
            <Picture image={image || undefined} sizes="36px" className={css.picture} />
            <span className={css.text}>
              <Link to={`/product/${productID}`} className={css.cover}>
                {title}
              </Link>
            </span>
            <span className={css.end}>{texts.order.pieces(quantity)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
