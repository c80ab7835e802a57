import { parentPort } from 'node:worker_threads';
import { hash, matches } from './hash.ts';

export type HashRequest = { id: number; password: string; passwordHash?: string };
export type HashReply = { id: number; result: string | boolean };

parentPort?.on('message', ({ id, password, passwordHash }: HashRequest) => {
  const result = passwordHash === undefined ? hash(password) : matches(password, passwordHash);
  parentPort?.postMessage({ id, result } satisfies HashReply);
});
