import type { ComponentProps } from 'react';
import css from './Control.module.css';

/** A line of text without a label of its own, as wide as its place. Its label stands beside it. */
export function Input(props: ComponentProps<'input'>) {
  return <input autoComplete="off" {...props} className={css.control} />;
}
