import { createContext, useContext, useEffect, useId } from 'react';

export type UnsavedChanges = {
  /** Something of this id would be lost now … */
  hold: (id: string) => void;
  /** … and is not any more: it was saved, thrown away or typed back. */
  release: (id: string) => void;
  /** What was unsaved has been saved: leaving asks no more. */
  forget: () => void;
  /** Goes on at once, or after a question where something would be lost. */
  leave: (goOn: () => void) => void;
};

export const UnsavedContext = createContext<UnsavedChanges>({
  hold: () => undefined,
  release: () => undefined,
  forget: () => undefined,
  leave: (goOn) => goOn(),
});

/** For whoever closes something that may hold unsaved text, or has just saved it. */
export const useUnsavedChanges = (): Pick<UnsavedChanges, 'forget' | 'leave'> => useContext(UnsavedContext);

/** While `isUnsaved`, nothing leads away from here without a question: no key, no click, no address. */
export function useUnsaved(isUnsaved: boolean): void {
  const { hold, release } = useContext(UnsavedContext);
  const id = useId();
  useEffect(() => {
    if (isUnsaved) hold(id);
    return () => release(id);
  }, [hold, release, id, isUnsaved]);
}
