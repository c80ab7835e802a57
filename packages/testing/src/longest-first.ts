import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that take longest, most of it waiting: for processes that start and are killed, for pauses to pass. Whatever is
 * quick runs beside them; begun last, each of them would be waited for alone.
 */
const long = [
  'packages/chaos/test/chaos.test.ts',
  'packages/testing/test/security.test.ts',
  'services/payment/src/use-cases/killed-worker.service.test.ts',
  'services/account/src/manage-accounts.service.test.ts',
];

/** Vitest's own order of the files, the longest before all others, of whichever project they are. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      const index = long.findIndex((file) => moduleId.endsWith(file));
      return index === -1 ? long.length : index;
    };
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}
