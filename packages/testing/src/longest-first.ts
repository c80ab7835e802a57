import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Slow files that mostly wait; started first, quick files run beside them. */
const long = [
  'packages/chaos/test/chaos.test.ts',
  'packages/chaos/test/two-copies.test.ts',
  'packages/tracing/test/one-trace.test.ts',
  'packages/testing/test/security.test.ts',
  'services/payment/src/use-cases/killed-worker.service.test.ts',
  'services/account/src/manage-accounts.service.test.ts',
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      const index = long.findIndex((file) => moduleId.endsWith(file));
      return index === -1 ? long.length : index;
    };
    return sorted.toSorted((first, second) => rank(first) - rank(second));
  }
}
