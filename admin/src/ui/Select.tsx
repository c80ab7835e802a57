import type { ComponentProps } from 'react';
import css from './Control.module.css';
import { Icon } from './Icon.tsx';

type Props = Omit<ComponentProps<'select'>, 'className'> & {
  className?: string;
};

export function Select({ className = '', ...props }: Props) {
  return (
    <span className={`${css.select} ${className}`}>
      <select {...props} className={css.control} />
      <Icon name="down" size={18} />
    </span>
  );
}
