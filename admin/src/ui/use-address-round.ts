import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { newRound, type Round } from './round.ts';

/** For what an address opens: another address closes it, although it stays while it slides away. */
export function useAddressRound(): Round {
  const { pathname } = useLocation();
  const [opened] = useState(pathname);
  const [round] = useState(newRound);
  useEffect(() => {
    if (pathname !== opened) round.end();
  }, [opened, pathname, round]);
  useEffect(() => round.end, [round]);
  return round;
}
