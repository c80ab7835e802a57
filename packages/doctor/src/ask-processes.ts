import { reasonOf } from './finding.ts';
import { readSamples } from './samples.ts';
import type { ProcessAnswer, Settings } from './shop.ts';

const ANSWER_MS = 4_000;
/** A Date header has no fractions. */
const SECOND_MS = 1_000;

/** /metrics of each known process and the gateway. */
export function askProcesses({ processes, gatewayMetrics }: Settings): Promise<ProcessAnswer[]> {
  const gateway = gatewayMetrics ? [{ name: 'gateway', url: gatewayMetrics }] : [];
  return Promise.all([...gateway, ...processes].map(ask));
}

async function ask({ name, url }: { name: string; url: string }): Promise<ProcessAnswer> {
  const before = Date.now();
  try {
    const response = await fetch(`${url}/metrics`, { signal: AbortSignal.timeout(ANSWER_MS) });
    const until = Date.now();
    const text = await response.text();
    if (!response.ok) throw new Error(`answers ${response.status}`);
    const reads = Date.parse(response.headers.get('date') ?? '');
    const clock = Number.isNaN(reads) ? null : { reads, from: before - SECOND_MS, until };
    return { name, samples: readSamples(text), clock, why: '' };
  } catch (error) {
    return { name, samples: null, clock: null, why: reasonOf(error) };
  }
}
