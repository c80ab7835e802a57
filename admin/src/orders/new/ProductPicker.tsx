import Button from '@mui/material/Button';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { euroText } from '../../format/format-text.ts';
import type { ProductRecord } from '../../providers/product-record.ts';
import { manualOrderTexts as words } from '../../texts/manual-orders.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import css from './NewOrder.module.css';
import { stockText } from './new-order.ts';

const MIN_LETTERS = 2;
const pagination = { page: 1, perPage: 8 };
const sort = { field: 'title', order: 'ASC' } as const;

export function ProductPicker({ onPick }: { onPick: (product: ProductRecord) => void }) {
  const [q, setQ] = useState('');
  const { data, error } = useGetList<ProductRecord>(
    'product',
    { filter: { q }, pagination, sort },
    { enabled: q.length >= MIN_LETTERS },
  );
  const found = q.length >= MIN_LETTERS ? data?.filter(({ state }) => state === 'published') : undefined;
  return (
    <>
      <SearchField label={words.search} value={q} onSearch={setQ} />
      <div aria-live="polite">
        {error && !data ? <p className={css.refusal}>{words.failed}</p> : null}
        {found?.length === 0 ? <p className={css.quiet}>{words.none}</p> : null}
      </div>
      {found && found.length > 0 ? (
        <ul className={css.found}>
          {found.map((product) => (
            <li key={product.id}>
              <span>
                {product.title}{' '}
                <span className={css.quiet}>
                  {euroText(product.priceNow ?? (product.salePrice || product.price))},{' '}
                  {stockText(product, product.stock)}
                </span>
              </span>
              <Button
                variant="outlined"
                aria-label={words.add(product.title)}
                onClick={() => {
                  onPick(product);
                  setQ('');
                }}
              >
                {words.addShort}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
