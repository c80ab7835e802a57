import type { ReactNode } from 'react';
import { useMay, type Changed } from './use-may.ts';

type Props = {
  to: Changed;
  /** What others see in its place, once it is known that they may not. */
  otherwise?: ReactNode;
  children: ReactNode;
};

/** Shows what changes something only to those who may: nobody presses a button that is refused. */
export function Allowed({ to, otherwise = null, children }: Props) {
  const may = useMay(to);
  if (may === undefined) return null;
  return may ? children : otherwise;
}
