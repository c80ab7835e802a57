import Button from '@mui/material/Button';
import { useId } from 'react';
import { Link } from 'react-router';
import { texts as allTexts } from '../../texts/fi.ts';
import { quickSearchTexts as texts } from '../../texts/quick-search.ts';
import css from './QuickSearch.module.css';
import type { FoundGroup } from './use-found-records.ts';

type Props = { groups: FoundGroup[]; words: string; hint: string; onChosen: () => void };

export function FoundGroups({ groups, words, hint, onChosen }: Props) {
  const shown = groups.filter(({ rows, state }) => rows.length > 0 || state === 'failed');
  return (
    <div className={css.groups}>
      <output className={shown.length > 0 ? 'visuallyHidden' : css.line}>
        {summaryOf(groups, words) || hint}
      </output>
      {shown.map((group) => (
        <Group key={group.title} group={group} onChosen={onChosen} />
      ))}
    </div>
  );
}

function summaryOf(groups: readonly FoundGroup[], words: string): string {
  if (groups.length === 0) return '';
  if (groups.some(({ state }) => state === 'loading')) return texts.loading;
  const count = groups.reduce((sum, { total }) => sum + total, 0);
  if (count > 0) return texts.found(count);
  return groups.some(({ state }) => state === 'failed') ? '' : texts.none(words);
}

function Group({ group, onChosen }: { group: FoundGroup; onChosen: () => void }) {
  const { title, rows, total, allPath, state, retry } = group;
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={css.group}>
      <h3 id={heading}>{title}</h3>
      {state === 'failed' ? (
        <p role="alert" className={css.line}>
          {texts.failed}{' '}
          <Button variant="text" onClick={retry}>
            {allTexts.actions.retry}
          </Button>
        </p>
      ) : null}
      <ul>
        {rows.map(({ to, title: name, note }) => (
          <li key={to}>
            <Link to={to} onClick={onChosen} className={css.row}>
              <span>{name}</span>
              {note ? <span className={css.note}>{note}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
      {allPath && total > rows.length ? (
        <Link to={allPath} onClick={onChosen} className={css.all}>
          {texts.all(total)}
        </Link>
      ) : null}
    </section>
  );
}
