import type { ReactNode } from 'react';
import { texts } from '../texts/fi.ts';
import css from './Skeleton.module.css';

export const SkeletonBar = ({ className = '', width }: { className?: string; width?: number }) => (
  <span
    className={`${css.bar} ${className}`}
    style={width === undefined ? undefined : { width: `${width}%` }}
  />
);

type Props = {
  className?: string | undefined;
  'data-low'?: true | undefined;
  children: ReactNode;
};

export function Skeleton({ className = '', children, ...rest }: Props) {
  return (
    <output className={`${css.skeleton} ${className}`} {...rest}>
      <span className="visuallyHidden">{texts.frame.loading}</span>
      {children}
      <span className={css.slow}>{texts.frame.slow}</span>
    </output>
  );
}
