import type { ComponentProps } from 'react';
import css from './Control.module.css';
import { Icon } from './Icon.tsx';

type Props = Omit<ComponentProps<'select'>, 'className'> & {
  /** Of the place it stands in: how wide it is. */
  className?: string;
};

/** The platform's own select with the shop's arrow. Its label stands beside it. */
export function Select({ className = '', ...props }: Props) {
  return (
    <span className={`${css.select} ${className}`}>
      <select {...props} className={css.control} />
      <Icon name="down" size={18} />
    </span>
  );
}
