import type { ButtonHTMLAttributes } from 'react';

type Props = ButtonHTMLAttributes<HTMLButtonElement> & { secondary?: boolean; wide?: boolean };

export function Button({ secondary, wide, className, type = 'button', ...rest }: Props) {
  const classes = ['button', secondary && 'secondary', wide && 'wide', className].filter(Boolean).join(' ');
  return <button type={type === 'submit' ? 'submit' : 'button'} className={classes} {...rest} />;
}
