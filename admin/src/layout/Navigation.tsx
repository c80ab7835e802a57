import type { AdminRights } from '@shop/shop-rules/rights';
import { usePermissions } from 'react-admin';
import { NavLink } from 'react-router';
import { useOrderCount } from '../orders/list/use-order-count.ts';
import { useMay } from '../providers/use-may.ts';
import { accountTexts } from '../texts/accounts.ts';
import { complianceTexts } from '../texts/compliance.ts';
import { customerTexts } from '../texts/customers.ts';
import { settingsTexts } from '../texts/settings.ts';
import { discountTexts } from '../texts/discount-codes.ts';
import { deadLetterTexts } from '../texts/dead-letters.ts';
import { texts } from '../texts/fi.ts';
import { ownAccountTexts } from '../texts/own-account.ts';
import { auditLogTexts } from '../texts/audit-log.ts';
import { searchTexts } from '../texts/search-words.ts';
import { withdrawalTexts } from '../texts/withdrawals.ts';
import { formatCount } from '../texts/format-count.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import css from './Sidebar.module.css';

type Entry = {
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
  { to: '/stocktaking', icon: 'count', label: texts.stocktaking.entry, right: 'products' },
  { to: '/customers', icon: 'person', label: customerTexts.heading, right: 'customers' },
  { to: '/withdrawals', icon: 'undo', label: withdrawalTexts.heading },
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
export function Navigation({ labelledBy, onChosen }: { labelledBy: string; onChosen?: () => void }) {
  const toPack = useOrderCount('toPack');
  const { permissions } = usePermissions<AdminRights>();
  const has = {
    products: useMay('products'),
    orders: useMay('orders'),
    customers: useMay('customers'),
    owner: permissions === 'owner',
  };
  const isShown = ({ right }: Entry): boolean => !right || has[right] === true;
  const link = ({ to, icon, label }: Entry) => (
    <li key={to}>
      <NavLink to={to} className={css.entry} onClick={onChosen}>
        <Icon name={icon} />
        <span>{label}</span>
        {(to === '/orders' || to === '/sending') && toPack ? (
          <span className={css.count}>
            <span aria-hidden="true">{formatCount(toPack)}</span>
            <span className="visuallyHidden">, {texts.frame.toPack(toPack)}</span>
          </span>
        ) : null}
      </NavLink>
    </li>
  );
  return (
    <nav className={css.navigation} aria-labelledby={labelledBy}>
      {[specified, daily, keeping].map((group) => (
        <ul key={group[0]?.to}>{group.filter(isShown).map(link)}</ul>
      ))}
    </nav>
  );
}
