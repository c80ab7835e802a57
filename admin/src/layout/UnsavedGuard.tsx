import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { texts } from '../texts/fi.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { UnsavedContext, type UnsavedChanges } from '../ui/unsaved-changes.ts';

export function UnsavedGuard({ children }: { children: ReactNode }) {
  const held = useRef(new Set<string>());
  const [waiting, setWaiting] = useState<{ goOn: () => void }>();
  // Search and filters change the address too, but lose nothing.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      held.current.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  const changes = useMemo<UnsavedChanges>(
    () => ({
      hold: (id) => void held.current.add(id),
      release: (id) => void held.current.delete(id),
      forget: () => held.current.clear(),
      leave: (goOn) => (held.current.size > 0 ? setWaiting({ goOn }) : goOn()),
    }),
    [],
  );
  useEffect(() => {
    const askOutside = (event: BeforeUnloadEvent) => {
      if (held.current.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', askOutside);
    return () => window.removeEventListener('beforeunload', askOutside);
  }, []);
  const stay = () => {
    setWaiting(undefined);
    blocker.reset?.();
  };
  const discard = () => {
    held.current.clear();
    setWaiting(undefined);
    waiting?.goOn();
    blocker.proceed?.();
  };
  return (
    <UnsavedContext value={changes}>
      {children}
      <ConfirmDialog
        open={waiting !== undefined || blocker.state === 'blocked'}
        question={texts.unsaved.question}
        confirm={texts.unsaved.discard}
        cancel={texts.unsaved.stay}
        onConfirm={discard}
        onCancel={stay}
      >
        {texts.unsaved.line}
      </ConfirmDialog>
    </UnsavedContext>
  );
}
