import { expect, test } from 'vitest';
import { look, wrong, type Diagnosis } from './finding.ts';
import { exitCodeOf, reportOf } from './report.ts';

const diagnosis = (changes: Partial<Diagnosis>): Diagnosis => ({
  findings: [],
  fine: [],
  notExamined: [],
  ...changes,
});

test('wrong things come first, each on one line with what to do', () => {
  const text = reportOf(
    diagnosis({
      findings: [
        { area: 'settings', ...look('It is odd.', 'Look.') },
        { area: 'redis', ...wrong('It is away.', 'Start it.') },
      ],
      notExamined: ['stock' as const, 'versions' as const].map((area) => ({ area, why: 'MongoDB is away' })),
      fine: [{ area: 'disk', checked: '50 % free' }],
    }),
  );
  expect(text).toBe(
    [
      'Wrong (1)\n  redis: It is away. Start it.\n',
      'Worth a look (1)\n  settings: It is odd. Look.\n',
      'Not examined (1)\n  stock, versions: MongoDB is away.\n',
      'Fine: disk (50 % free).',
    ].join('\n'),
  );
});

test('the exit code is 1 where something is wrong, else 2 where something was not examined', () => {
  const notExamined = [{ area: 'stock' as const, why: 'late' }];
  const findings = [{ area: 'redis' as const, ...wrong('', '') }];
  expect(exitCodeOf(diagnosis({ findings, notExamined }))).toBe(1);
  expect(exitCodeOf(diagnosis({ notExamined }))).toBe(2);
  expect(exitCodeOf(diagnosis({ findings: [{ area: 'redis', ...look('', '') }] }))).toBe(0);
});
