import type { ShopSettingsEdit } from '@shop/contracts';
import { settingsTexts as words } from '../texts/settings.ts';
import { ConflictChoice } from '../ui/ConflictChoice.tsx';
import { Notice } from '../ui/Notice.tsx';
import css from './Settings.module.css';
import type { SectionName } from './settings-form.ts';

type Props = {
  mine: Omit<ShopSettingsEdit, 'version'>;
  changed: SectionName[];
  onKeepMine: () => Promise<unknown>;
  onTakeTheirs: () => void;
};

export function SettingsConflict({ mine, changed, onKeepMine, onTakeTheirs }: Props) {
  return (
    <div className={css.conflict}>
      <Notice>{words.conflict}</Notice>
      <ul>
        {changed.map((name) => (
          <li key={name}>
            {words.sections[name]}
            {name in mine ? ` – ${words.both}` : ''}
          </li>
        ))}
      </ul>
      <ConflictChoice onKeepMine={onKeepMine} onTakeTheirs={onTakeTheirs} />
    </div>
  );
}
