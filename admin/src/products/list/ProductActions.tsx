import Button from '@mui/material/Button';
import { useTransition } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Allowed } from '../../providers/Allowed.tsx';
import { useMay } from '../../providers/use-may.ts';
import { texts } from '../../texts/fi.ts';
import { BulkMenu } from '../../ui/BulkMenu.tsx';
import type { BulkKind } from '../bulk/bulk-change.ts';
import { useBulkChanges } from '../bulk/bulk-changes.ts';
import { bulkChoices } from '../bulk/bulk-choices.ts';
import css from './ProductActions.module.css';
import { useRestoreProduct } from './use-restore-product.ts';
import type { ProductRecord } from '../../providers/product-record.ts';

const choices = [...bulkChoices, { id: 'copy' as const, label: texts.products.copy }];

type Props = { product: ProductRecord; onDelete: () => void };

export function ProductActions({ product, onDelete }: Props) {
  const { id } = product;
  const navigate = useNavigate();
  const mayChange = useMay('products');
  const { ask } = useBulkChanges();
  const { search } = useLocation();
  const rowId = `product-${id}`;
  const named = { 'aria-describedby': rowId };
  if (product.deletedAt) return <Restore product={product} />;
  const open = () => void navigate({ pathname: `/product/${id}`, search });
  const copy = () => void navigate({ pathname: '/product/create', search }, { state: { copyOf: id } });
  return (
    <div className={css.actions}>
      <Button variant="text" onClick={open} {...named}>
        {mayChange ? texts.products.edit : texts.products.look}
      </Button>
      {mayChange ? (
        <>
          <Button variant="text" className={css.delete} onClick={onDelete} {...named}>
            {texts.products.delete}
          </Button>
          <span className={css.more}>
            <BulkMenu<BulkKind | 'copy'>
              label={texts.list.more}
              choices={choices}
              rowId={rowId}
              onChoose={(chosen) => (chosen === 'copy' ? copy() : ask(chosen, [product]))}
            />
          </span>
        </>
      ) : null}
    </div>
  );
}

function Restore({ product }: { product: ProductRecord }) {
  const restore = useRestoreProduct();
  const [isPending, start] = useTransition();
  return (
    <div className={css.actions}>
      <Allowed to="products">
        <Button
          variant="text"
          disabled={isPending}
          aria-describedby={`product-${product.id}`}
          onClick={() => start(() => restore(product))}
        >
          {texts.products.restore}
        </Button>
      </Allowed>
    </div>
  );
}
