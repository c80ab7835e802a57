import Button from '@mui/material/Button';
import { ListBase, useListContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { Allowed } from '../../providers/Allowed.tsx';
import { texts } from '../../texts/fi.ts';
import { ExportButton } from '../../ui/ExportButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { usePageSize } from '../../ui/use-page-size.ts';
import { useShortcut } from '../../ui/use-shortcut.ts';
import { BulkChanges } from '../bulk/BulkChanges.tsx';
import { ImportProducts } from '../csv/ImportProducts.tsx';
import { ProductBulkBar } from './ProductBulkBar.tsx';
import { ProductFilters } from './ProductFilters.tsx';
import type { ProductRecord } from '../../providers/product-record.ts';
import { ProductResults } from './ProductResults.tsx';
import { ProductSheet } from '../form/ProductSheet.tsx';
import { ProductTabs } from './ProductTabs.tsx';
import { productSorts } from './product-views.ts';

const PAGE_SIZES = [20, 40, 100];

export default function ProductList() {
  const perPage = usePageSize('product', PAGE_SIZES, 20);
  return (
    <ListBase<ProductRecord> resource="product" sort={productSorts.newest} perPage={perPage}>
      <ProductHeading />
      <ProductTabs />
      <BulkChanges>
        <ProductTools />
        <ProductResults />
      </BulkChanges>
      <Pager sizes={PAGE_SIZES} />
      <ProductSheet />
    </ListBase>
  );
}

function ProductTools() {
  const { selectedIds } = useListContext<ProductRecord>();
  return selectedIds.length > 0 ? <ProductBulkBar /> : <ProductFilters />;
}

function ProductHeading() {
  const { total } = useListContext<ProductRecord>();
  return (
    <PageHeading
      title={texts.products.heading}
      note={total === undefined ? undefined : texts.products.count(total)}
    >
      <ExportButton of="products" />
      <Allowed to="products">
        <ImportProducts />
        <AddButton />
      </Allowed>
    </PageHeading>
  );
}

function AddButton() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const add = () => void navigate({ pathname: '/product/create', search });
  useShortcut('n', add);
  return <Button onClick={add}>{texts.products.add}</Button>;
}
