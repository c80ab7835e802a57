type Asking = (answered: (isGiven: boolean) => void) => void;

let asking: Asking | undefined;

/** Names the dialog that asks; it tells whether a code was given. @returns what takes it away again */
export function answerForCode(ask: Asking): () => void {
  asking = ask;
  return () => (asking = undefined);
}

/** Asks whoever is at work for a fresh code of their second factor. @returns false when they would rather not */
export function askForCode(): Promise<boolean> {
  return new Promise((resolve) => (asking ? asking(resolve) : resolve(false)));
}
