import type { Order } from '@shop/contracts/order';
import { account } from '../../texts/fi/account.ts';
import { AddressManager } from './AddressManager.tsx';
import { Orders } from './Orders.tsx';
import { Tabs } from './Tabs.tsx';

/** What is the shopper's own: orders and addresses. */
export function Profile({ orders }: { orders: Order[] | null }) {
  const tabs: Parameters<typeof Tabs>[0]['tabs'] = [
    { id: 'tilaukset', label: account.tabs.orders, content: <Orders first={orders} /> },
    { id: 'osoite', label: account.tabs.address, content: <AddressManager title={account.address.title} /> },
  ];
  return <Tabs label={account.tabs.label} tabs={tabs} />;
}
