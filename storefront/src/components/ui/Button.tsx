import type { ButtonHTMLAttributes } from 'react';

type Props = ButtonHTMLAttributes<HTMLButtonElement> & { secondary?: boolean; wide?: boolean };

/** A button in one of the shop's two kinds: ink, or a hairline. */
export function Button({ secondary, wide, className, type = 'button', ...rest }: Props) {
  const classes = ['button', secondary && 'secondary', wide && 'wide', className].filter(Boolean).join(' ');
  return <button type={type === 'submit' ? 'submit' : 'button'} className={classes} {...rest} />;
}
