export { askProviders } from './ask-providers.ts';
export { assertReconciled, reconcile, findingsIn } from './reconcile.ts';
export { reconcileOpenWork } from './open-work.ts';
export { readSnapshotIn } from './snapshot.ts';
export type { Payment, Product } from './documents.ts';
export type { Reconciliation, Finding, Rule } from './finding.ts';
export { reportOf } from './report.ts';
