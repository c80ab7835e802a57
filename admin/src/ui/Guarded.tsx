import type { ReactNode } from 'react';
import { texts } from '../texts/fi.ts';
import { EmptyState } from './EmptyState.tsx';
import { useMaySee, type GuardedPage } from '../providers/use-may.ts';

const { rights: words } = texts;

/** Without the right, renders nothing and makes no call. */
export function Guarded({ page, children }: { page: GuardedPage; children: ReactNode }) {
  const may = useMaySee(page);
  if (may === undefined) return null;
  if (may) return children;
  return page === 'customers' ? (
    <EmptyState isPage title={words.ordersOnly} line={words.ordersOnlyLine} />
  ) : (
    <EmptyState isPage title={words.ownerOnly} line={words.ownerOnlyLine} />
  );
}
