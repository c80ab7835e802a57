import Button from '@mui/material/Button';
import { ListBase, useListContext } from 'react-admin';
import { Link } from 'react-router';
import { Allowed } from '../../providers/Allowed.tsx';
import { manualOrderTexts } from '../../texts/manual-orders.ts';
import { texts } from '../../texts/fi.ts';
import { ExportButton } from '../../ui/ExportButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { usePageSize } from '../../ui/use-page-size.ts';
import { OrderBulkBar } from './OrderBulkBar.tsx';
import { OrderMoves } from '../status/OrderMoves.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import type { OrderRecord } from '../../providers/order-record.ts';
import { newestFirst } from './order-views.ts';
import { OrderResults } from './OrderResults.tsx';
import { OrderSheet } from '../order/OrderSheet.tsx';
import { OrderTabs } from './OrderTabs.tsx';

const PAGE_SIZES = [10, 25, 50, 100];

export default function OrderList() {
  const perPage = usePageSize('orders', PAGE_SIZES, 25);
  return (
    <ListBase<OrderRecord> resource="orders" sort={newestFirst} perPage={perPage}>
      <OrderHeading />
      <OrderTabs />
      <OrderMoves>
        <OrderTools />
        <OrderResults />
      </OrderMoves>
      <Pager sizes={PAGE_SIZES} />
      <OrderSheet />
    </ListBase>
  );
}

function OrderTools() {
  const { selectedIds } = useListContext<OrderRecord>();
  return selectedIds.length > 0 ? <OrderBulkBar /> : <OrderFilters />;
}

function OrderHeading() {
  const { total } = useListContext<OrderRecord>();
  return (
    <PageHeading
      title={texts.orders.heading}
      note={total === undefined ? undefined : texts.orders.count(total)}
    >
      <ExportButton of="orders" />
      <Allowed to="orders">
        <Button component={Link} to="/orders/new">
          {manualOrderTexts.open}
        </Button>
      </Allowed>
    </PageHeading>
  );
}
