import type { ReactNode } from 'react';
import { BallOfYarn } from './BallOfYarn.tsx';
import { ClothesPeg } from './ClothesPeg.tsx';
import css from './EmptyState.module.css';

type Props = { drawing?: 'yarn' | 'peg'; title: string; line: string; children?: ReactNode };

/** Says why there is nothing here, with one way on. */
export function EmptyState({ drawing = 'yarn', title, line, children }: Props) {
  return (
    <div className={css.empty}>
      {drawing === 'yarn' ? <BallOfYarn /> : <ClothesPeg />}
      <h2>{title}</h2>
      <p>{line}</p>
      {children}
    </div>
  );
}
