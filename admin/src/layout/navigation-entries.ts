import type { AdminRights } from '@shop/shop-rules/rights';
import { usePermissions } from 'react-admin';
import { useMay } from '../providers/use-may.ts';
import { accountTexts } from '../texts/accounts.ts';
import { auditLogTexts } from '../texts/audit-log.ts';
import { complianceTexts } from '../texts/compliance.ts';
import { customerTexts } from '../texts/customers.ts';
import { deadLetterTexts } from '../texts/dead-letters.ts';
import { discountTexts } from '../texts/discount-codes.ts';
import { texts } from '../texts/fi.ts';
import { ownAccountTexts } from '../texts/own-account.ts';
import { reviewTexts } from '../texts/reviews.ts';
import { searchTexts } from '../texts/search-words.ts';
import { settingsTexts } from '../texts/settings.ts';
import { withdrawalTexts } from '../texts/withdrawals.ts';
import { workListTexts } from '../texts/work-list.ts';
import type { IconName } from '../ui/Icon.tsx';
import { useHasWork } from '../work-list/use-work-counts.ts';

export type Entry = {
  to: string;
  icon: IconName;
  label: string;
  right?: 'products' | 'orders' | 'customers' | 'owner';
};

const specified: Entry[] = [
  { to: '/dashboard', icon: 'home', label: texts.frame.dashboard },
  { to: '/product', icon: 'shirt', label: texts.frame.products },
  { to: '/orders', icon: 'box', label: texts.frame.purchases },
];
const daily: Entry[] = [
  { to: '/sending', icon: 'external', label: texts.sending.entry, right: 'orders' },
  { to: '/work-list', icon: 'yarn', label: workListTexts.heading },
  { to: '/stocktaking', icon: 'count', label: texts.stocktaking.entry, right: 'products' },
  { to: '/customers', icon: 'person', label: customerTexts.heading, right: 'customers' },
  { to: '/withdrawals', icon: 'undo', label: withdrawalTexts.heading },
  { to: '/reviews', icon: 'star', label: reviewTexts.heading },
  { to: '/letters', icon: 'letter', label: texts.emails.heading },
  { to: '/discount-codes', icon: 'tag', label: discountTexts.heading },
  { to: '/search', icon: 'search', label: searchTexts.heading },
  { to: '/books', icon: 'books', label: texts.accounting.heading },
];
const keeping: Entry[] = [
  { to: '/settings', icon: 'filter', label: settingsTexts.entry },
  { to: '/duties', icon: 'check', label: complianceTexts.entry },
  { to: '/accounts', icon: 'people', label: accountTexts.entry, right: 'owner' },
  { to: '/record', icon: 'rows', label: auditLogTexts.entry, right: 'owner' },
  { to: '/dead-letters', icon: 'pause', label: deadLetterTexts.page },
  { to: '/own-account', icon: 'key', label: ownAccountTexts.entry },
  { to: '/features', icon: 'book', label: texts.frame.guide },
];

/** The three specified entries, then two groups of our own. */
export function useNavigationEntries(): Entry[][] {
  const { permissions } = usePermissions<AdminRights>();
  const has = {
    products: useMay('products'),
    orders: useMay('orders'),
    customers: useMay('customers'),
    owner: permissions === 'owner',
  };
  const hasWork = useHasWork();
  const isShown = ({ right, to }: Entry): boolean =>
    (!right || has[right] === true) && (to !== '/work-list' || hasWork);
  return [specified, daily, keeping].map((group) => group.filter(isShown));
}
