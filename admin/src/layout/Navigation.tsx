import { NavLink } from 'react-router';
import { useOrderCount } from '../orders/list/use-order-count.ts';
import { texts } from '../texts/fi.ts';
import { formatCount } from '../texts/format-count.ts';
import { Icon } from '../ui/Icon.tsx';
import { useNavigationEntries, type Entry } from './navigation-entries.ts';
import css from './Sidebar.module.css';

export function Navigation({ labelledBy, onChosen }: { labelledBy: string; onChosen?: () => void }) {
  const toPack = useOrderCount('toPack');
  const groups = useNavigationEntries();
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
      {groups.map((group) => (
        <ul key={group[0]?.to}>{group.map(link)}</ul>
      ))}
    </nav>
  );
}
