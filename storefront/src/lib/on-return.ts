/**
 * Runs each time that the visitor comes back to this page: to its window, or by the browser's memory. What it shows may
 * have been changed in another window, or through a letter's link, meanwhile.
 * @returns the end of it
 */
export function onReturn(run: () => void): () => void {
  const wake = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) run();
  };
  addEventListener('focus', run);
  addEventListener('pageshow', wake);
  return () => {
    removeEventListener('focus', run);
    removeEventListener('pageshow', wake);
  };
}
