import { setTimeout as pause } from 'node:timers/promises';

type Failure = { path: string; what: string; began: number; ended: number };
export type SteadyCalls = {
  count: () => number;
  failures: () => readonly Failure[];
  stop: () => Promise<void>;
};

const PAUSE_MS = 200;
/** Without a login or signature a service refuses them; a balancer repeats no write that was sent. */
const WRITES = ['/api/auth/login', '/api/shop/cart/add', '/api/shop/purchase/create', '/api/webhooks/stripe'];

/** Reads each path, and calls one write of each core service. Times: ms of `performance.now()`. */
export function callSteadily(shopUrl: string, paths: readonly string[]): SteadyCalls {
  const failures: Failure[] = [];
  let count = 0;
  const calling = { isOver: false };
  const call = async (path: string, init: RequestInit) => {
    const began = performance.now();
    count += 1;
    const what = await fetch(new URL(path, shopUrl), { redirect: 'manual', ...init }).then(
      async (answer) => {
        const text = await answer.text();
        return answer.status < 500 ? null : `${answer.status}: ${text.slice(0, 200)}`;
      },
      (error: unknown) => String((error as Error).cause ?? error),
    );
    if (what !== null) failures.push({ path, what, began, ended: performance.now() });
  };
  const repeat = async (path: string, init: RequestInit = {}) => {
    while (!calling.isOver) {
      await call(path, init);
      await pause(PAUSE_MS);
    }
  };
  const write = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
  const callers = [...paths.map((path) => repeat(path)), ...WRITES.map((path) => repeat(path, write))];
  return {
    count: () => count,
    failures: () => failures,
    stop: async () => {
      calling.isOver = true;
      await Promise.all(callers);
    },
  };
}
