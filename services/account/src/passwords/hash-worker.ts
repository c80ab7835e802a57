import { parentPort, workerData } from 'node:worker_threads';
import { hash, matches } from './hash.ts';

export type HashRequest = { id: number; password: string; passwordHash?: string };
export type HashWorkerData = { cost: number };
export type HashReply = { id: number; result: string | boolean };

const { cost } = workerData as HashWorkerData;

parentPort?.on('message', ({ id, password, passwordHash }: HashRequest) => {
  const result = passwordHash === undefined ? hash(password, cost) : matches(password, passwordHash);
  parentPort?.postMessage({ id, result } satisfies HashReply);
});
