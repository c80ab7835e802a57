import Button from '@mui/material/Button';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { useNavigate } from 'react-router';
import { Skeleton, SkeletonBar } from '../../ui/Skeleton.tsx';
import { texts } from '../../texts/fi.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListFailure } from '../../ui/ListFailure.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { useSmallScreen } from '../../ui/use-small-screen.ts';
import { DeleteProduct } from './DeleteProduct.tsx';
import { useProductLayout } from './LayoutSwitch.tsx';
import { ProductCard } from './ProductCard.tsx';
import css from './ProductResults.module.css';
import type { ProductRecord } from '../../providers/product-record.ts';
import { ProductTable } from './ProductTable.tsx';
import { productViewOf } from './product-views.ts';

export function ProductResults() {
  const { data, error, isPending, filterValues, setFilters, refetch } = useListContext<ProductRecord>();
  const [leaving, setLeaving] = useState<ProductRecord>();
  const [layout] = useProductLayout();
  const small = useSmallScreen();
  const navigate = useNavigate();
  const inRows = layout === 'rows' && !small;
  if (error) return <ListFailure onRetry={() => void refetch()} />;
  if (isPending) return inRows ? <RowsSkeleton /> : <CardsSkeleton />;
  if (data?.length) {
    return (
      <>
        {inRows ? (
          <ProductTable products={data} onDelete={setLeaving} />
        ) : (
          <ul className={css.grid}>
            {data.map((product) => (
              <ProductCard key={product.id} product={product} onDelete={() => setLeaving(product)} />
            ))}
          </ul>
        )}
        <DeleteProduct product={leaving} onDone={() => setLeaving(undefined)} />
      </>
    );
  }
  if (productViewOf(filterValues) === 'deleted' && !filterValues['q']) {
    return <EmptyState title={texts.products.emptyDeleted} line={texts.products.emptyDeletedLine} />;
  }
  if (Object.keys(filterValues).length > 0) {
    return (
      <EmptyState title={texts.products.emptyFiltered} line={texts.products.emptyFilteredLine}>
        <Button variant="outlined" onClick={() => setFilters({})}>
          {texts.actions.clearFilters}
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState drawing="peg" title={texts.products.empty} line={texts.products.emptyLine}>
      <Button onClick={() => void navigate('/product/create')}>{texts.products.add}</Button>
    </EmptyState>
  );
}

const CARDS = [72, 58, 80, 64, 70, 76, 54, 66, 60, 78];

function CardsSkeleton() {
  return (
    <Skeleton>
      <span className={css.grid} aria-hidden="true">
        {CARDS.map((width) => (
          <span key={width} className={css.skeletonCard}>
            <SkeletonBar className={css.picture ?? ''} />
            <SkeletonBar width={width} />
            <SkeletonBar className={css.last ?? ''} />
          </span>
        ))}
      </span>
    </Skeleton>
  );
}
