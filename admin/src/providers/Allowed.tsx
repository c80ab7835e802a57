import type { ReactNode } from 'react';
import { useMay, type Changed } from './use-may.ts';

type Props = {
  to: Changed;
  /** Shown to users without the right, once the rights have loaded. */
  otherwise?: ReactNode;
  children: ReactNode;
};

export function Allowed({ to, otherwise = null, children }: Props) {
  const may = useMay(to);
  if (may === undefined) return null;
  return may ? children : otherwise;
}
