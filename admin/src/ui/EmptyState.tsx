import type { ReactNode } from 'react';
import { BallOfYarn } from './BallOfYarn.tsx';
import css from './EmptyState.module.css';

type Props = {
  drawing?: 'yarn' | 'peg';
  title: string;
  line: string;
  isPage?: boolean;
  children?: ReactNode;
};

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

function ClothesPeg() {
  return (
    <svg
      width="72"
      height="72"
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M2 11c14 4 30 4 44 0" />
      <path d="M19 7h4.5v31l-2.5 4-2-4zM24.5 7H29v31l-2 4-2.5-4zM19 17h10M21 7c0-2.5 6-2.5 6 0" />
    </svg>
  );
}
