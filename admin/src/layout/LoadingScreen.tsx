import { texts } from '../texts/fi.ts';
import { BallOfYarn } from '../ui/BallOfYarn.tsx';
import css from './LoadingScreen.module.css';

/** Seen only when the wait is long enough to be noticed. */
export function LoadingScreen() {
  return (
    <output className={css.loading}>
      <BallOfYarn size={48} turning />
      <span className="visuallyHidden">{texts.frame.loading}</span>
    </output>
  );
}
