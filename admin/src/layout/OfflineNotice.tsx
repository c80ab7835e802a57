import { useIsOffline } from 'react-admin';
import { texts } from '../texts/fi.ts';
import { Notice } from '../ui/Notice.tsx';

/** Above every screen while the browser has no network: what is seen may be old, and nothing can be saved. */
export function OfflineNotice() {
  return useIsOffline() ? <Notice>{texts.errors.offline}</Notice> : null;
}
