type Asking = (answered: (isGiven: boolean) => void) => void;

let asking: Asking | undefined;

export function answerForCode(ask: Asking): () => void {
  asking = ask;
  return () => (asking = undefined);
}

/** @returns false when the user declines */
export function askForCode(): Promise<boolean> {
  return new Promise((resolve) => (asking ? asking(resolve) : resolve(false)));
}
