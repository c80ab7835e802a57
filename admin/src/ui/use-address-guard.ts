import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { createStaleGuard, type StaleGuard } from './stale-guard.ts';

/** Ends when the address changes: the sheet stays mounted while it slides away. */
export function useAddressGuard(): StaleGuard {
  const { pathname } = useLocation();
  const [opened] = useState(pathname);
  const [round] = useState(createStaleGuard);
  useEffect(() => {
    if (pathname !== opened) round.end();
  }, [opened, pathname, round]);
  useEffect(() => round.end, [round]);
  return round;
}
