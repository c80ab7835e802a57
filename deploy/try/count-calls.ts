export type Calls = { made: number; failed: string[]; slowestMs: number };

/** Counts this process's calls, or those to one origin; 5xx answers and broken connections have failed. */
export function countCalls(origin?: string): Calls {
  const calls: Calls = { made: 0, failed: [], slowestMs: 0 };
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (origin !== undefined && new URL(url).origin !== origin) return fetch(input, init);
    const start = performance.now();
    calls.made += 1;
    try {
      const answer = await fetch(input, init);
      if (answer.status >= 500) calls.failed.push(`${answer.status} ${url}`);
      return answer;
    } catch (error) {
      calls.failed.push(`${String((error as Error).cause ?? error)} ${url}`);
      throw error;
    } finally {
      calls.slowestMs = Math.max(calls.slowestMs, performance.now() - start);
    }
  };
  return calls;
}
