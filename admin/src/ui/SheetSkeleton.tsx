import { texts } from '../texts/fi.ts';
import css from './SheetSkeleton.module.css';

const FIELDS = [38, 52, 30, 46, 34, 42];

type Props = {
  /** Beside what comes first there will be a rail. */
  rail?: boolean;
};

/** In the place of what a sheet shows until it comes: labels with their fields, and a rail where one is to come. */
export function SheetSkeleton({ rail = false }: Props) {
  return (
    <output className={css.sheet} data-rail={rail || undefined}>
      <span className="visuallyHidden">{texts.frame.loading}</span>
      <span className={css.main} aria-hidden="true">
        {FIELDS.map((width) => (
          <span key={width} className={css.field}>
            <span style={{ width: `${width}%` }} />
            <span />
          </span>
        ))}
      </span>
      {rail ? <span className={css.rail} aria-hidden="true" /> : null}
      <span className={css.slow}>{texts.frame.slow}</span>
    </output>
  );
}
