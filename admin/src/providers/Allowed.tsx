import type { ReactNode } from 'react';
import { useMay, type Changed } from './use-may.ts';

type Props = {
  to: Changed;
  /** What others see in its place. */
  otherwise?: ReactNode;
  children: ReactNode;
};

/** Shows what changes something only to those who may: nobody presses a button that is refused. */
export function Allowed({ to, otherwise = null, children }: Props) {
  return useMay(to) ? children : otherwise;
}
