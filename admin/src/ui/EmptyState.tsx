import type { ReactNode } from 'react';
import { BallOfYarn } from './BallOfYarn.tsx';
import { ClothesPeg } from './ClothesPeg.tsx';
import css from './EmptyState.module.css';

type Props = {
  drawing?: 'yarn' | 'peg';
  title: string;
  line: string;
  isPage?: boolean;
  children?: ReactNode;
};

/** Says why there is nothing here, with one way on. */
export function EmptyState({ drawing = 'yarn', title, line, isPage = false, children }: Props) {
  const Title = isPage ? 'h1' : 'h2';
  return (
    <div className={css.empty}>
      {drawing === 'yarn' ? <BallOfYarn /> : <ClothesPeg />}
      <Title>{title}</Title>
      <p>{line}</p>
      {children}
    </div>
  );
}
