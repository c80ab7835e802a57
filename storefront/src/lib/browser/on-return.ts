/**
 * Runs when restored from the back/forward cache.
 * @returns removes the listener
 */
export function onRestored(run: () => void): () => void {
  const wake = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) run();
  };
  addEventListener('pageshow', wake);
  return () => removeEventListener('pageshow', wake);
}

/**
 * Another window may have changed the data.
 * @returns removes the listeners
 */
export function onReturn(run: () => void): () => void {
  addEventListener('focus', run);
  const end = onRestored(run);
  return () => {
    removeEventListener('focus', run);
    end();
  };
}
