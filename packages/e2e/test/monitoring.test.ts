import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { beforeAll, expect, test } from 'vitest';
import { theShop } from './the-shop.ts';

/* Prometheus' rules and Grafana's dashboard, against what the processes of a running shop report. */
const file = (name: string) =>
  readFileSync(new URL(`../../../deploy/monitoring/${name}`, import.meta.url), 'utf8');
const METRIC = /\b(?:shop|http|nodejs|process)_[a-z0-9_]+/g;

type Rule = { alert: string; expr: string; labels: { severity: string }; annotations: { summary: string } };
const { groups } = parse(file('alerts.yaml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(file('dashboard.json')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};

/** Names of series, those of a histogram included. */
const reported = new Set<string>();

beforeAll(async () => {
  for (const [name, port] of Object.entries(theShop.ports)) {
    if (['gateway', 'storefront', 'payment-sandbox'].includes(name)) continue;
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(answer.status, name).toBe(200);
    for (const [, metric = '', type] of (await answer.text()).matchAll(/^# TYPE (\w+) (\w+)$/gm)) {
      reported.add(metric);
      if (type === 'histogram')
        for (const end of ['bucket', 'count', 'sum']) reported.add(`${metric}_${end}`);
    }
  }
});

test.each(rules)('the alert $alert reads metrics that exist', ({ expr, labels, annotations }) => {
  const named = expr.match(METRIC) ?? [];
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !reported.has(name))).toEqual([]);
  expect(['page', 'ticket']).toContain(labels.severity);
  expect(annotations.summary).not.toBe('');
});

test.each(panels)('the panel $title reads metrics that exist', ({ targets }) => {
  for (const { expr } of targets) {
    const named = expr.match(METRIC) ?? [];
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !reported.has(name))).toEqual([]);
  }
});

test('every metric of the alerts page has a rule', () => {
  const page = readFileSync(new URL('../../../docs/operate/alerts.md', import.meta.url), 'utf8');
  const listed = [...page.matchAll(/^\| `(shop_\w+)`/gm)].map(([, name = '']) => name);
  expect(listed.length).toBeGreaterThan(0);
  const ruled = rules.flatMap(({ expr }) => expr.match(METRIC) ?? []);
  expect(listed.filter((name) => !ruled.includes(name))).toEqual([]);
});
