import type { AdminRights } from '@shop/contracts/rights';
import { usePermissions } from 'react-admin';
import { NavLink } from 'react-router';
import { useOrderCount } from '../orders/use-order-count.ts';
import { accountTexts } from '../texts/accounts.ts';
import { deadLetterTexts } from '../texts/dead-letters.ts';
import { texts } from '../texts/fi.ts';
import { whole } from '../texts/whole.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import css from './Sidebar.module.css';

type Entry = { to: string; icon: IconName; label: string };

const specified: Entry[] = [
  { to: '/dashboard', icon: 'home', label: texts.frame.dashboard },
  { to: '/product', icon: 'shirt', label: texts.frame.products },
  { to: '/orders', icon: 'box', label: texts.frame.purchases },
];
const further: Entry[] = [
  { to: '/stocktaking', icon: 'count', label: texts.stocktaking.entry },
  { to: '/letters', icon: 'letter', label: texts.letters.heading },
  { to: '/dead-letters', icon: 'pause', label: deadLetterTexts.page },
  { to: '/features', icon: 'book', label: texts.frame.guide },
];
/** Which others do not see. */
const owners: Entry[] = [{ to: '/accounts', icon: 'people', label: accountTexts.entry }];

/** The workspace's entries: the three specified ones, and below a line the Finnish ones of our own. */
export function Navigation({ labelledBy, onChosen }: { labelledBy: string; onChosen?: () => void }) {
  const toPack = useOrderCount('toPack');
  const { permissions } = usePermissions<AdminRights>();
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
      <ul>{[...(permissions === 'owner' ? owners : []), ...further].map(link)}</ul>
    </nav>
  );
}
