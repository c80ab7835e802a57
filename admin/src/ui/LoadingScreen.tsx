import { texts } from '../texts/fi.ts';
import { BallOfYarn } from './BallOfYarn.tsx';
import css from './LoadingScreen.module.css';

/** Repeats the markup of index.html, so that nothing jumps. */
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

/** Fades in only after a noticeable wait. */
export function LoadingScreen() {
  return (
    <output className={css.loading}>
      <BallOfYarn size={48} turning />
      <span className="visuallyHidden">{texts.frame.loading}</span>
      <span className={css.slow}>{texts.frame.slow}</span>
    </output>
  );
}
