import { useEffect, useState } from 'react';
import { EVERY_MINUTE_MS } from '../ui/every-minute.ts';

/** The moment, renewed each minute and when the page is looked at again: it may stay open overnight. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const renew = () => setNow(new Date());
    const timer = setInterval(renew, EVERY_MINUTE_MS);
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, []);
  return now;
}
