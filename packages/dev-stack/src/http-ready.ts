import { setTimeout as pause } from 'node:timers/promises';

/** @throws the signal's reason */
export async function answersOk(url: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    try {
      const bound = AbortSignal.any([signal, AbortSignal.timeout(5_000)]);
      const response = await fetch(url, { signal: bound, headers: { connection: 'close' } });
      await response.body?.cancel();
      if (response.status === 200) return;
    } catch {}
    await pause(150, undefined, { signal });
  }
}
