type Asking = (answered: (isGiven: boolean) => void) => void;

export type Question = {
  /** @returns stops it */
  answerWith: (ask: Asking) => () => void;
  /** Calls that ask at the same time share the answer; false when the user declines. */
  ask: () => Promise<boolean>;
  canAsk: () => boolean;
};

export function createQuestion(): Question {
  let asking: Asking | undefined;
  let pending: Promise<boolean> | undefined;
  return {
    answerWith: (ask) => {
      asking = ask;
      return () => (asking = undefined);
    },
    ask: () => {
      pending ??= new Promise<boolean>((resolve) => (asking ? asking(resolve) : resolve(false))).finally(
        () => (pending = undefined),
      );
      return pending;
    },
    canAsk: () => asking !== undefined,
  };
}
