import perfHooks from 'node:perf_hooks';
import { Gauge, type Registry } from 'prom-client';

/**
 * How often Node looks how late its event loop is, in ms. prom-client's own 10 ms would wake each process a hundred times a
 * second, which costs more processor time than all else that a shop at rest does.
 */
const LOOK_MS = 500;

/**
 * Tells how late a process's event loop was at the looks since the last answer, in seconds. It takes the place of prom-client's
 * figures of that, under their names: they would tell the pause between two looks with it.
 */
export function measureLoopLag(registry: Registry): void {
  const looks = perfHooks.monitorEventLoopDelay({ resolution: LOOK_MS });
  looks.enable();
  const figure = (name: string, help: string, collect?: () => void): Gauge => {
    const metric = `nodejs_eventloop_lag_${name}_seconds`;
    registry.removeSingleMetric(metric);
    return new Gauge({ name: metric, help, registers: [registry], ...(collect ? { collect } : {}) });
  };
  /** Node records the time from one look to the next, in ns. */
  const lateSeconds = (ns: number) => Math.max(0, ns / 1e9 - LOOK_MS / 1_000);
  // The first one reads for all of them.
  const least = figure('min', 'The minimum recorded event loop delay.', () => {
    // Who asks twice between two looks hears the same again.
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
