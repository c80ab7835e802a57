import { texts } from '../texts/fi.ts';
import { BallOfYarn } from '../ui/BallOfYarn.tsx';
import { Navigation } from './Navigation.tsx';
import css from './Sidebar.module.css';
import { SidebarFoot } from './SidebarFoot.tsx';

type Props = { onShowShortcuts: () => void };

export function Sidebar({ onShowShortcuts }: Props) {
  return (
    <div className={css.sidebar}>
      <p className={css.title} id="workspace">
        <BallOfYarn size={22} />
        {texts.frame.workspace}
      </p>
      <Navigation labelledBy="workspace" />
      <SidebarFoot onShowShortcuts={onShowShortcuts} />
    </div>
  );
}
