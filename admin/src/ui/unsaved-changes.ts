import { createContext, useContext, useEffect, useId } from 'react';

export type UnsavedChanges = {
  hold: (id: string) => void;
  release: (id: string) => void;
  /** Call after a save: leaving asks no more. */
  forget: () => void;
  /** Continues at once, or after the user confirms the loss. */
  leave: (goOn: () => void) => void;
};

export const UnsavedContext = createContext<UnsavedChanges>({
  hold: () => undefined,
  release: () => undefined,
  forget: () => undefined,
  leave: (goOn) => goOn(),
});

export const useUnsavedChanges = (): Pick<UnsavedChanges, 'forget' | 'leave'> => useContext(UnsavedContext);

/** While `isUnsaved`, leaving by key, click or address asks first. */
export function useLeaveWarning(isUnsaved: boolean): void {
  const { hold, release } = useContext(UnsavedContext);
  const id = useId();
  useEffect(() => {
    if (isUnsaved) hold(id);
    return () => release(id);
  }, [hold, release, id, isUnsaved]);
}
