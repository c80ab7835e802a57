import { defineConfig } from 'vitest/config';
import { LongestFirst } from './packages/testing/src/longest-first.ts';

// Four kinds of tests, run by packages/testing/src/run-all.ts, those of services and of the stack together. A test file belongs to exactly one project (packages/dev-stack/test/test-projects.test.ts holds that).
// Where nothing lives in a module, the files of a worker share what they import: a third less processor time. Apart stay the screens, whose stores are modules, and the tests that put something in a module's place.
// `X.service.test.ts` beside the code goes through the service's HTTP interface, on a real MongoDB and Redis.
const besideCode = ['services/*/src/**/*.service.test.ts'];
const withStores = [
  'packages/{audit-log,events,payment-sandbox,reconciliation,service-kit}/test/**/*.test.ts',
  ...besideCode,
];
const withMocks = ['packages/testing/test/**/*.test.ts'];
const journeys = ['packages/e2e/test/**/*.test.ts'];
// Bounds against hanging, far above what a busy machine needs; they are no test's verdict.
const patient = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000 } } };
// Three keep two cores busy where tests wait for processes and pauses; two do where each walks a shop of its own.
const common = { ...patient, maxWorkers: 3 };

export default defineConfig({
  test: {
    // At the end of the journeys the books of their shops are read; whoever is cut short there has proved nothing.
    teardownTimeout: 120_000,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,services}/*/src/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...besideCode],
          isolate: false,
          ...common,
        },
      },
      {
        test: {
          name: 'unit-screens',
          include: ['{storefront,admin}/src/**/*.test.{ts,tsx}'],
          ...common,
        },
      },
      {
        test: {
          name: 'service',
          include: withStores,
          globalSetup: 'packages/testing/src/global-setup.ts',
          isolate: false,
          ...common,
        },
      },
      {
        test: {
          name: 'service-apart',
          include: withMocks,
          globalSetup: 'packages/testing/src/global-setup.ts',
          ...common,
        },
      },
      {
        test: {
          name: 'stack',
          include: ['packages/*/test/**/*.test.ts', '{storefront,admin,docs}/test/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...withStores, ...withMocks, ...journeys],
          ...common,
        },
      },
      {
        test: {
          name: 'e2e',
          include: journeys,
          globalSetup: 'packages/testing/src/whole-shop-setup.ts',
          ...common,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
