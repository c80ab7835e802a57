import { setTimeout as pause } from 'node:timers/promises';

/** Resolves once a GET of this address answers 200. @throws the signal's reason, when it is aborted */
export async function answersOk(url: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    try {
      const bound = AbortSignal.any([signal, AbortSignal.timeout(5_000)]);
      const response = await fetch(url, { signal: bound, headers: { connection: 'close' } });
      await response.body?.cancel();
      if (response.status === 200) return;
    } catch {
      // not listening yet
    }
    await pause(150, undefined, { signal });
  }
}
