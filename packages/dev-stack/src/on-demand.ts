import type { ManagedProcess } from './managed-process.ts';

type OnDemand = {
  make: () => Pick<ManagedProcess, 'start' | 'stop'>;
  /** Time after the last `want` until it is stopped. */
  idleMs: number;
  say: (sentence: string) => void;
};

/** A process that runs while it is wanted. */
export function onDemand({ make, idleMs, say }: OnDemand) {
  let running: ReturnType<OnDemand['make']> | undefined;
  let ending: Promise<void> | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isOver = false;

  function end(): Promise<void> {
    clearTimeout(idle);
    const ended = running;
    running = undefined;
    ending ??= Promise.resolve(ended?.stop()).finally(() => (ending = undefined));
    return ending;
  }

  return {
    want(): void {
      if (isOver || ending) return;
      clearTimeout(idle);
      idle = setTimeout(() => void end(), idleMs).unref();
      if (running) return;
      running = make();
      running.start().catch((error: unknown) => {
        if (isOver) return;
        say(error instanceof Error ? error.message : String(error));
        void end();
      });
    },
    stop(): Promise<void> {
      isOver = true;
      return end();
    },
  };
}
