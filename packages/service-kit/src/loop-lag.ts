import perfHooks from 'node:perf_hooks';
import { Gauge, type Registry } from 'prom-client';

/** prom-client's 10 ms would wake an idle process 100 times a second, most of its CPU. */
const LOOK_MS = 500;

/**
 * Event loop lag since the last scrape in seconds, under prom-client's names; its own figures would include the pause.
 */
export function measureLoopLag(registry: Registry): void {
  const looks = perfHooks.monitorEventLoopDelay({ resolution: LOOK_MS });
  looks.enable();
  const figure = (name: string, help: string, collect?: () => void): Gauge => {
    const metric = `nodejs_eventloop_lag_${name}_seconds`;
    registry.removeSingleMetric(metric);
    return new Gauge({ name: metric, help, registers: [registry], ...(collect ? { collect } : {}) });
  };
  /** Node records the time between two samples, in ns. */
  const lateSeconds = (ns: number) => Math.max(0, ns / 1e9 - LOOK_MS / 1_000);
  // The first gauge reads for all.
  const least = figure('min', 'The minimum recorded event loop delay.', () => {
    // No sample since the last scrape.
    if (looks.count === 0) return;
    least.set(lateSeconds(looks.min));
    most.set(lateSeconds(looks.max));
    mean.set(lateSeconds(looks.mean));
    spread.set(looks.stddev / 1e9);
    for (const [percent, gauge] of percentiles) gauge.set(lateSeconds(looks.percentile(percent)));
    looks.reset();
  });
  const most = figure('max', 'The maximum recorded event loop delay.');
  const mean = figure('mean', 'The mean of the recorded event loop delays.');
  const spread = figure('stddev', 'The standard deviation of the recorded event loop delays.');
  const percentiles = [50, 90, 99].map((percent): [number, Gauge] => [
    percent,
    figure(`p${percent}`, `The ${percent}th percentile of the recorded event loop delays.`),
  ]);
}
