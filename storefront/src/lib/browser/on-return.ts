/**
 * Runs each time that the browser shows this page again as it was left: it has heard nothing meanwhile.
 * @returns the end of it
 */
export function onRestored(run: () => void): () => void {
  const wake = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) run();
  };
  addEventListener('pageshow', wake);
  return () => removeEventListener('pageshow', wake);
}

/**
 * Runs each time that the visitor comes back to this page: to its window, or by the browser's memory. What it shows may
 * have been changed in another window, or through a letter's link, meanwhile.
 * @returns the end of it
 */
export function onReturn(run: () => void): () => void {
  addEventListener('focus', run);
  const end = onRestored(run);
  return () => {
    removeEventListener('focus', run);
    end();
  };
}
