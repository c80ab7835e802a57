import { texts } from '../texts/fi.ts';
import { BallOfYarn } from './BallOfYarn.tsx';
import css from './LoadingScreen.module.css';

/** In the place of the whole page, while nobody knows yet who is there: the frame that the page came with stays. */
export function LoadingPage() {
  return (
    <div className="firstPaint">
      <span />
      <span />
      <span />
      <main>
        <LoadingScreen />
      </main>
    </div>
  );
}

/** Seen only when the wait is long enough to be noticed. */
export function LoadingScreen() {
  return (
    <output className={css.loading}>
      <BallOfYarn size={48} turning />
      <span className="visuallyHidden">{texts.frame.loading}</span>
      <span className={css.slow}>{texts.frame.slow}</span>
    </output>
  );
}
