import type { ComponentProps } from 'react';
import css from './Control.module.css';

/** Some lines of text without a label of its own, as wide as their place. Their label stands beside them. */
export function TextArea(props: ComponentProps<'textarea'>) {
  return <textarea {...props} className={css.area} />;
}
