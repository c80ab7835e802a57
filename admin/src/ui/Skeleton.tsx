import type { ReactNode } from 'react';
import { texts } from '../texts/fi.ts';
import css from './Skeleton.module.css';

/** The ground of a line of text. */
export const SkeletonBar = ({ className = '', width }: { className?: string; width?: number }) => (
  <span
    className={`${css.bar} ${className}`}
    style={width === undefined ? undefined : { width: `${width}%` }}
  />
);

type Props = {
  /** The look of the whole, and where it stands. */
  className?: string | undefined;
  /** Rows that are not higher on a phone. */
  'data-low'?: true | undefined;
  /** The grounds of what is to come. */
  children: ReactNode;
};

/** In the place of what is to come: it appears only where that takes a moment, and says why only where it takes long. */
export function Skeleton({ className = '', children, ...rest }: Props) {
  return (
    <output className={`${css.skeleton} ${className}`} {...rest}>
      <span className="visuallyHidden">{texts.frame.loading}</span>
      {children}
      <span className={css.slow}>{texts.frame.slow}</span>
    </output>
  );
}
