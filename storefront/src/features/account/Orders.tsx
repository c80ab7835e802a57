import { useStore } from '@nanostores/react';
import type { Order } from '@shop/contracts/order';
import { useEffect } from 'react';
import { Drawer } from '../../components/ui/Drawer.tsx';
import { Empty } from '../../components/ui/Empty.tsx';
import { useServerValue } from '../../components/ui/use-server-value.ts';
import { paths } from '../../lib/routing/paths.ts';
import type { Photo } from '../../lib/photos/photos.ts';
import { account } from '../../texts/fi/account.ts';
import { $openOrder, $orders, closeOrder, loadOrders, openOrder } from './order-store.ts';
import { OrderSummary, type Workshop } from './OrderSummary.tsx';
import { OrderTable } from './OrderTable.tsx';

const NAMED = 'order';

function nameInAddress(orderID: string | null): void {
  const here = new URL(location.href);
  if (orderID) here.searchParams.set(NAMED, orderID);
  else here.searchParams.delete(NAMED);
  history.replaceState(history.state, '', here);
}

function close(): void {
  nameInAddress(null);
  closeOrder();
}

type Props = { first: Order[] | null; photo: Photo; workshop: Workshop; takesReviews: boolean };

export function Orders({ first, photo, workshop, takesReviews }: Props) {
  const orders = useServerValue($orders, first);
  const open = useStore($openOrder, { ssr: 'initial' });
  useEffect(() => {
    void loadOrders();
    const named = new URLSearchParams(location.search).get(NAMED);
    if (named) void openOrder(named);
  }, []);
  const openID = open?._id;
  useEffect(() => {
    if (openID) nameInAddress(openID);
  }, [openID]);

  if (!orders) {
    return (
      <output className="waiting">
        <span className="spinner" />
        <span className="sr">{account.loading}</span>
      </output>
    );
  }
  return (
    <>
      {orders.length === 0 ? (
        <Empty title={account.orders.empty} text={account.orders.emptyHelp} heading="h2" photo={photo}>
          <a className="link" href={paths.listing} data-filter>
            {account.orders.browse}
          </a>
        </Empty>
      ) : (
        <OrderTable orders={orders} />
      )}
      <Drawer
        open={open !== null}
        onClose={close}
        title={account.summary.title}
        closeLabel={account.summary.close}
      >
        {open && <OrderSummary order={open} workshop={workshop} takesReviews={takesReviews} />}
      </Drawer>
    </>
  );
}
