import { texts } from '../texts/fi.ts';
import css from './ShortcutList.module.css';

export function ShortcutList() {
  return (
    <dl className={css.list}>
      {texts.shortcuts.map(({ keys, what }) => (
        <div key={what}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
