import type { ComponentProps } from 'react';
import css from './Control.module.css';

export function Input(props: ComponentProps<'input'>) {
  return <input autoComplete="off" {...props} className={css.control} />;
}
