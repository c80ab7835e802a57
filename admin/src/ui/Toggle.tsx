import type { ComponentProps } from 'react';
import css from './Toggle.module.css';

type Props = Omit<ComponentProps<'button'>, 'className' | 'type'> & {
  isField?: boolean;
};

export function Toggle({ isField = false, ...props }: Props) {
  return <button type="button" className={isField ? `${css.toggle} ${css.field}` : css.toggle} {...props} />;
}
