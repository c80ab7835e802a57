import { NavLink } from 'react-router';
import { useOrderCount } from '../orders/list/use-order-count.ts';
import { texts } from '../texts/fi.ts';
import { formatCount } from '../texts/format-count.ts';
import { workListTexts } from '../texts/work-list.ts';
import { Icon } from '../ui/Icon.tsx';
import { useWorkCounts } from '../work-list/use-work-counts.ts';
import { useNavigationEntries, type Entry } from './navigation-entries.ts';
import css from './Sidebar.module.css';

export function Navigation({ labelledBy, onChosen }: { labelledBy: string; onChosen?: () => void }) {
  const toPack = useOrderCount('toPack');
  const work = useWorkCounts()?.unfinished;
  const groups = useNavigationEntries();
  const link = ({ to, icon, label }: Entry) => (
    <li key={to}>
      <NavLink to={to} className={css.entry} onClick={onChosen}>
        <Icon name={icon} />
        <span>{label}</span>
        {(to === '/orders' || to === '/sending') && toPack ? (
          <Count count={toPack} words={texts.frame.toPack(toPack)} />
        ) : null}
        {to === '/work-list' && work ? <Count count={work} words={workListTexts.waiting(work)} /> : null}
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

const Count = ({ count, words }: { count: number; words: string }) => (
  <span className={css.count}>
    <span aria-hidden="true">{formatCount(count)}</span>
    <span className="visuallyHidden">, {words}</span>
  </span>
);
