import { useEffect } from 'react';
import { useGetOne, useNotify } from 'react-admin';
import { useLocation, useMatch, useNavigate } from 'react-router';
import css from './ProductSheet.module.css';
import { Skeleton, SkeletonBar } from '../../ui/Skeleton.tsx';
import { texts } from '../../texts/fi.ts';
import { SideSheet } from '../../ui/SideSheet.tsx';
import { useLast } from '../../ui/use-last.ts';
import { AddProduct } from './AddProduct.tsx';
import { EditProduct } from './EditProduct.tsx';
import type { ProductRecord } from '../../providers/product-record.ts';

type LocationState = { copyOf?: string } | null;

export function ProductSheet() {
  const named = useMatch('/product/:id')?.params.id;
  const location = useLocation();
  const navigate = useNavigate();
  const notify = useNotify();
  const isNew = named === 'create';
  const id = isNew ? (location.state as LocationState)?.copyOf : named;
  const { data, error } = useGetOne<ProductRecord>(
    'product',
    { id: id ?? '', meta: 'sheet' },
    { enabled: id !== undefined, gcTime: 0 },
  );
  const product = id === undefined ? undefined : data;
  const isOpen = named !== undefined;
  const isReady = product !== undefined || (isNew && id === undefined);
  const shown = useLast(isOpen ? { isNew, isReady, product } : undefined, sameSheet);
  const { search } = location;
  const close = () => void navigate({ pathname: '/product', search });

  useEffect(() => {
    // Keep an open product on a failed refetch.
    if (!error || data || id === undefined) return;
    notify(texts.product.failed, { type: 'error' });
    void navigate({ pathname: '/product', search }, { replace: true });
  }, [data, error, id, navigate, notify, search]);

  return (
    <SideSheet
      open={isOpen}
      title={shown?.isNew ? texts.product.addHeading : texts.product.editHeading}
      width={600}
      onClose={close}
    >
      {shown && !shown.isReady ? <SheetSkeleton /> : null}
      {shown?.isNew && shown.isReady ? (
        <AddProduct key={shown.product?.id} original={shown.product} onDone={close} />
      ) : null}
      {shown?.product && !shown.isNew ? (
        <EditProduct key={shown.product.id} product={shown.product} onDone={close} />
      ) : null}
    </SideSheet>
  );
}

type Shown = { isNew: boolean; isReady: boolean; product: ProductRecord | undefined };
const sameSheet = (a: Shown, b: Shown): boolean =>
  a.isNew === b.isNew && a.isReady === b.isReady && a.product === b.product;

const FIELDS = [38, 52, 30, 46, 34, 42];

function SheetSkeleton() {
  return (
    <Skeleton className={css.sheet}>
      <span className={css.main} aria-hidden="true">
        {FIELDS.map((width) => (
          <span key={width} className={css.field}>
            <SkeletonBar width={width} />
            <SkeletonBar className={css.box ?? ''} />
          </span>
        ))}
      </span>
    </Skeleton>
  );
}
