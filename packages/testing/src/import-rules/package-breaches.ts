import type { ImportBreach } from './import-breaches.ts';

/** One per arrow between packages. */
export const packageBreaches: ImportBreach[] = [
  { rule: 'money-imports-nothing', file: 'packages/money/src/planted-floor.ts', imports: 'zod' },
  {
    rule: 'shop-rules-imports-downwards',
    file: 'packages/shop-rules/src/planted-floor.ts',
    imports: '@shop/contracts',
  },
  {
    rule: 'contracts-imports-downwards',
    file: 'packages/contracts/src/planted-floor.ts',
    imports: '@shop/events',
  },
  {
    rule: 'tracing-imports-downwards',
    file: 'packages/tracing/src/planted.ts',
    imports: '@shop/service-kit',
  },
  {
    rule: 'service-kit-imports-downwards',
    file: 'packages/service-kit/src/planted.ts',
    imports: '@shop/events',
  },
  {
    rule: 'events-imports-downwards',
    file: 'packages/events/src/planted-floor.ts',
    imports: '@shop/shop-client',
  },
  {
    rule: 'audit-log-imports-downwards',
    file: 'packages/audit-log/src/planted.ts',
    imports: '@shop/shop-client',
  },
  {
    rule: 'shop-client-imports-downwards',
    file: 'packages/shop-client/src/planted.ts',
    imports: '@shop/service-kit',
  },
  {
    rule: 'demo-catalogue-imports-downwards',
    file: 'packages/demo-catalogue/src/planted.ts',
    imports: '@shop/events',
  },
  {
    rule: 'file-store-imports-downwards',
    file: 'packages/file-store/src/planted.ts',
    imports: '@shop/events',
  },
  {
    rule: 'payment-sandbox-imports-downwards',
    file: 'packages/payment-sandbox/src/planted.ts',
    imports: '@shop/events',
  },
  {
    rule: 'backup-imports-downwards',
    file: 'packages/backup/src/planted.ts',
    imports: '@shop/events',
  },
  {
    rule: 'reconciliation-imports-downwards',
    file: 'packages/reconciliation/src/planted.ts',
    imports: '@shop/service-kit',
  },
  {
    rule: 'doctor-imports-downwards',
    file: 'packages/doctor/src/planted.ts',
    imports: '@shop/events',
  },
  {
    rule: 'dev-stack-imports-downwards',
    file: 'packages/dev-stack/src/planted.ts',
    imports: '@shop/events',
  },
];
