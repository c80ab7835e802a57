import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** One line per failure. */
export type Count = { passed: number; failures: string[] };

type Report = {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
  }[];
};

/** A file that fails to load counts as one failure. */
export function readReport(file: string, root: string): Count {
  if (!existsSync(file)) return { passed: 0, failures: [] };
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const count: Count = { passed: 0, failures: [] };
  for (const result of testResults) {
    const where = relative(root, result.name);
    const failed = result.assertionResults.filter((test) => test.status === 'failed');
    count.passed += result.assertionResults.filter((test) => test.status === 'passed').length;
    for (const test of failed) {
      count.failures.push(`${where} › ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`);
    }
    if (result.status === 'failed' && failed.length === 0)
      count.failures.push(`${where}: ${firstLine(result.message)}`);
  }
  return count;
}

const firstLine = (text = 'failed'): string => text.trim().split('\n')[0] as string;
