import type { ComponentProps } from 'react';
import css from './Control.module.css';

export function TextArea(props: ComponentProps<'textarea'>) {
  return <textarea {...props} className={css.area} />;
}
