import { Agent, request } from 'node:http';
import { percentile } from '@shop/testing/table';

export type Load = {
  perSecond: number;
  p50: number;
  p99: number;
  failed: number;
};

/** Requests each address once. */
export async function load(urls: readonly string[], connections: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let failed = 0;
  let next = 0;
  const visitor = async (): Promise<void> => {
    while (next < urls.length) {
      const url = urls[next++] as string;
      const startedAt = performance.now();
      if ((await ask(url, agent)) !== 200) failed += 1;
      times.push(performance.now() - startedAt);
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: connections }, visitor));
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  return {
    perSecond: urls.length / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    failed,
  };
}

function ask(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br' };
    request(url, { agent, headers }, (response) => {
      response.on('error', reject);
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.resume();
    })
      .on('error', reject)
      .end();
  });
}
