import { expect, test } from 'vitest';
import { readAdvisories } from './advisories.ts';

/* As npm 11 writes it. */
const reportOf = (...severities: string[]) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(
      severities.map((severity) => [severity, { name: `of-${severity}`, severity, via: [] }]),
    ),
    metadata: {},
  });

test('a package with a high or critical advisory is named, one with a lesser one is not', () => {
  expect(readAdvisories(reportOf())).toEqual({ isChecked: true, grave: [] });
  expect(readAdvisories(reportOf('info', 'low', 'moderate'))).toEqual({ isChecked: true, grave: [] });
  expect(readAdvisories(reportOf('low', 'high', 'critical'))).toEqual({
    isChecked: true,
    grave: ['of-high: high', 'of-critical: critical'],
  });
});

test.each([
  [
    'refuses',
    JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405 }),
    '405 Method Not Allowed',
  ],
  ['is away', JSON.stringify({ message: 'request failed', error: { summary: '' } }), 'request failed'],
  ['is silent until npm is ended', '', 'npm audit has not answered'],
  ['sends a page', '<html>', 'npm audit has not answered'],
])('a registry that %s has said nothing about any package', (_what, text, why) => {
  expect(readAdvisories(text)).toEqual({ isChecked: false, why });
});
