import { account } from '../../texts/fi/account.ts';
import { AddressManager } from './AddressManager.tsx';
import { Orders } from './Orders.tsx';
import { Tabs } from './Tabs.tsx';

const tabs: Parameters<typeof Tabs>[0]['tabs'] = [
  { id: 'tilaukset', label: account.tabs.orders, content: <Orders /> },
  { id: 'osoite', label: account.tabs.address, content: <AddressManager title={account.address.title} /> },
];

/** What is the shopper's own: orders and addresses. */
export function Profile() {
  return <Tabs label={account.tabs.label} tabs={tabs} />;
}
