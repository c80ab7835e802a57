import perfHooks from 'node:perf_hooks';
import { Gauge, type Registry } from 'prom-client';

/** prom-client's 10 ms would wake an idle process 100 times a second, most of its CPU. */
const RESOLUTION_MS = 500;

/**
 * Event loop lag since the last scrape in seconds, under prom-client's names; its own figures would include the pause.
 */
export function measureLoopLag(registry: Registry): void {
  const monitor = perfHooks.monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  monitor.enable();
  const figure = (name: string, help: string, collect?: () => void): Gauge => {
    const metric = `nodejs_eventloop_lag_${name}_seconds`;
    registry.removeSingleMetric(metric);
    return new Gauge({ name: metric, help, registers: [registry], ...(collect ? { collect } : {}) });
  };
  /** Node records the time between two samples, in ns. */
  const lateSeconds = (ns: number) => Math.max(0, ns / 1e9 - RESOLUTION_MS / 1_000);
  // The first gauge reads for all.
  const least = figure('min', 'The minimum recorded event loop delay.', () => {
    // No sample since the last scrape.
    if (monitor.count === 0) return;
    least.set(lateSeconds(monitor.min));
    most.set(lateSeconds(monitor.max));
    mean.set(lateSeconds(monitor.mean));
    spread.set(monitor.stddev / 1e9);
    for (const [percent, gauge] of percentiles) gauge.set(lateSeconds(monitor.percentile(percent)));
    monitor.reset();
  });
  const most = figure('max', 'The maximum recorded event loop delay.');
  const mean = figure('mean', 'The mean of the recorded event loop delays.');
  const spread = figure('stddev', 'The standard deviation of the recorded event loop delays.');
  const percentiles = [50, 90, 99].map((percent): [number, Gauge] => [
    percent,
    figure(`p${percent}`, `The ${percent}th percentile of the recorded event loop delays.`),
  ]);
}
