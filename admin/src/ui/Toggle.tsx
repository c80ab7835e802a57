import type { ComponentProps } from 'react';
import css from './Toggle.module.css';

type Props = Omit<ComponentProps<'button'>, 'className' | 'type'> & {
  /** A choice that goes into a form: larger, and filled when it is made. */
  isField?: boolean;
};

/** A button that stays pressed (`aria-pressed`) or that opens something (`aria-expanded`). */
export function Toggle({ isField = false, ...props }: Props) {
  return <button type="button" className={isField ? `${css.toggle} ${css.field}` : css.toggle} {...props} />;
}
