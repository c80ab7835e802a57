import type { Order } from '@shop/contracts/order';
import type { Photo } from '../../lib/photos.ts';
import { account } from '../../texts/fi/account.ts';
import { AddressManager } from './AddressManager.tsx';
import { Orders } from './Orders.tsx';
import { Tabs } from './Tabs.tsx';

/** What is the shopper's own: orders and addresses. */
export function Profile({ orders, noOrders }: { orders: Order[] | null; noOrders: Photo }) {
  const tabs: Parameters<typeof Tabs>[0]['tabs'] = [
    { id: 'tilaukset', label: account.tabs.orders, content: <Orders first={orders} photo={noOrders} /> },
    { id: 'osoite', label: account.tabs.address, content: <AddressManager title={account.address.title} /> },
  ];
  return <Tabs label={account.tabs.label} tabs={tabs} />;
}
