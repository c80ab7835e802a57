import { useStore } from '@nanostores/react';
import type { Order } from '@shop/contracts/order';
import { useEffect } from 'react';
import { Drawer } from '../../components/ui/Drawer.tsx';
import { Empty } from '../../components/ui/Empty.tsx';
import { useFirst } from '../../components/ui/use-first.ts';
import { paths } from '../../lib/paths.ts';
import type { Photo } from '../../lib/photos.ts';
import { account } from '../../texts/fi/account.ts';
import { $openOrder, $orders, closeOrder, loadOrders, openOrder } from './order-store.ts';
import { OrderSummary, type Workshop } from './OrderSummary.tsx';
import { OrderTable } from './OrderTable.tsx';

type Props = { first: Order[] | null; photo: Photo; workshop: Workshop };

/**
 * A shopper's orders, and the summary of the one that they open.
 * @param first the orders as the server knew them, shown until the browser has asked itself
 * @param photo what stands beside the words where there are none
 */
export function Orders({ first, photo, workshop }: Props) {
  const orders = useFirst($orders, first);
  const open = useStore($openOrder, { ssr: 'initial' });
  useEffect(() => {
    void loadOrders();
    // A link may name the order that it is about.
    const named = new URLSearchParams(location.search).get('order');
    if (named) void openOrder(named);
  }, []);

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
      {/* Also over a list that cannot be had: what is open was asked for by itself. */}
      <Drawer
        open={open !== null}
        onClose={closeOrder}
        title={account.summary.title}
        closeLabel={account.summary.close}
      >
        {open && <OrderSummary order={open} workshop={workshop} />}
      </Drawer>
    </>
  );
}
