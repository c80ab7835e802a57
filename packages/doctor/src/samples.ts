import type { Sample } from './shop.ts';

const LINE = /^(?<metric>[A-Za-z_:][\w:]*)(?:\{(?<labels>[^}]*)\})? (?<value>\S+)/;

/** Prometheus text format; other lines are skipped. */
export function readSamples(text: string): Sample[] {
  return text.split('\n').flatMap((line) => {
    const { metric, labels = '', value } = LINE.exec(line)?.groups ?? {};
    if (!metric) return [];
    const pairs = [...labels.matchAll(/(?<!\w)(\w+)="([^"]*)"/g)].map(([, name = '', word = '']) => [
      name,
      word,
    ]);
    return { metric, labels: Object.fromEntries(pairs) as Record<string, string>, value: Number(value) };
  });
}
