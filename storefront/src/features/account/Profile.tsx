import type { Order } from '@shop/contracts/order';
import type { Photo } from '../../lib/photos/photos.ts';
import { account } from '../../texts/fi/account.ts';
import { AddressManager } from './AddressManager.tsx';
import { Orders } from './Orders.tsx';
import type { Workshop } from './OrderSummary.tsx';
import { Tabs } from './Tabs.tsx';

type Props = { orders: Order[] | null; noOrders: Photo; workshop: Workshop; takesReviews: boolean };

export function Profile({ orders, noOrders, workshop, takesReviews }: Props) {
  const tabs: Parameters<typeof Tabs>[0]['tabs'] = [
    {
      id: 'tilaukset',
      label: account.tabs.orders,
      content: <Orders first={orders} photo={noOrders} workshop={workshop} takesReviews={takesReviews} />,
    },
    { id: 'osoite', label: account.tabs.address, content: <AddressManager title={account.address.title} /> },
  ];
  return <Tabs label={account.tabs.label} tabs={tabs} />;
}
