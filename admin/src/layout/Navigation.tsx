import type { AdminRights } from '@shop/contracts/rights';
import { usePermissions } from 'react-admin';
import { NavLink } from 'react-router';
import { useOrderCount } from '../orders/use-order-count.ts';
import { useMay } from '../providers/use-may.ts';
import { accountTexts } from '../texts/accounts.ts';
import { dutyTexts } from '../texts/duties.ts';
import { customerTexts } from '../texts/customers.ts';
import { settingsTexts } from '../texts/settings.ts';
import { discountTexts } from '../texts/discount-codes.ts';
import { deadLetterTexts } from '../texts/dead-letters.ts';
import { texts } from '../texts/fi.ts';
import { ownAccountTexts } from '../texts/own-account.ts';
import { recordTexts } from '../texts/record.ts';
import { searchTexts } from '../texts/search-words.ts';
import { withdrawalTexts } from '../texts/withdrawals.ts';
import { whole } from '../texts/whole.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import css from './Sidebar.module.css';

type Entry = { to: string; icon: IconName; label: string };

const specified: Entry[] = [
  { to: '/dashboard', icon: 'home', label: texts.frame.dashboard },
  { to: '/product', icon: 'shirt', label: texts.frame.products },
  { to: '/orders', icon: 'box', label: texts.frame.purchases },
];
const counting: Entry = { to: '/stocktaking', icon: 'count', label: texts.stocktaking.entry };
const buyers: Entry = { to: '/customers', icon: 'person', label: customerTexts.heading };
const further: Entry[] = [
  { to: '/withdrawals', icon: 'undo', label: withdrawalTexts.heading },
  { to: '/books', icon: 'books', label: texts.books.heading },
  { to: '/discount-codes', icon: 'tag', label: discountTexts.heading },
  { to: '/search', icon: 'search', label: searchTexts.heading },
  { to: '/letters', icon: 'letter', label: texts.letters.heading },
  { to: '/dead-letters', icon: 'pause', label: deadLetterTexts.page },
  { to: '/settings', icon: 'filter', label: settingsTexts.entry },
  { to: '/duties', icon: 'check', label: dutyTexts.entry },
  { to: '/own-account', icon: 'key', label: ownAccountTexts.entry },
  { to: '/features', icon: 'book', label: texts.frame.guide },
];
/** Which others do not see. */
const owners: Entry[] = [
  { to: '/accounts', icon: 'people', label: accountTexts.entry },
  { to: '/record', icon: 'rows', label: recordTexts.entry },
];

/** The workspace's entries: the three specified ones, and below a line the Finnish ones of our own. */
export function Navigation({ labelledBy, onChosen }: { labelledBy: string; onChosen?: () => void }) {
  const toPack = useOrderCount('toPack');
  const { permissions } = usePermissions<AdminRights>();
  const mayCount = useMay('products');
  const maySeeCustomers = useMay('customers');
  const link = ({ to, icon, label }: Entry) => (
    <li key={to}>
      <NavLink to={to} className={css.entry} onClick={onChosen}>
        <Icon name={icon} />
        <span>{label}</span>
        {to === '/orders' && toPack ? (
          <span className={css.count}>
            <span aria-hidden="true">{whole(toPack)}</span>
            <span className="visuallyHidden">, {texts.frame.toPack(toPack)}</span>
          </span>
        ) : null}
      </NavLink>
    </li>
  );
  return (
    <nav className={css.navigation} aria-labelledby={labelledBy}>
      <ul>{specified.map(link)}</ul>
      <ul>
        {[
          ...(permissions === 'owner' ? owners : []),
          ...(mayCount ? [counting] : []),
          ...(maySeeCustomers ? [buyers] : []),
          ...further,
        ].map(link)}
      </ul>
    </nav>
  );
}
