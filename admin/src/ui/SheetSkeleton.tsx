import { texts } from '../texts/fi.ts';
import css from './SheetSkeleton.module.css';

const FIELDS = [38, 52, 30, 46, 34, 42];

/** In the place of what a sheet shows until it comes: labels with their fields. */
export function SheetSkeleton() {
  return (
    <output className={css.sheet}>
      <span className="visuallyHidden">{texts.frame.loading}</span>
      <span className={css.main} aria-hidden="true">
        {FIELDS.map((width) => (
          <span key={width} className={css.field}>
            <span style={{ width: `${width}%` }} />
            <span />
          </span>
        ))}
      </span>
      <span className={css.slow}>{texts.frame.slow}</span>
    </output>
  );
}
