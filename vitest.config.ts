import { defineConfig } from 'vitest/config';
import { LongestFirst } from './packages/testing/src/longest-first.ts';

// Each file belongs to one project. Files of a worker share imports, unless a module holds state or is mocked: screens
// and `service-apart`.
const besideCode = ['services/*/src/**/*.service.test.ts'];
const withStores = [
  'packages/{audit-log,backup,doctor,events,payment-sandbox,reconciliation,service-kit}/test/**/*.test.ts',
  ...besideCode,
];
const withMocks = ['packages/testing/test/**/*.test.ts'];
const journeys = ['packages/e2e/test/**/*.test.ts'];
// Limits against hanging.
const patient = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000 } } };
// Three workers where tests mostly wait; two where each uses its own shop.
const common = { ...patient, maxWorkers: 3 };

export default defineConfig({
  test: {
    // Time to reconcile the shops of the journeys.
    teardownTimeout: 120_000,
    // A failure names what it found also in the list at the end.
    chaiConfig: { truncateThreshold: 1_000 },
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
