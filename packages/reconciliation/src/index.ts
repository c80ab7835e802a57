export { askProviders } from './ask-providers.ts';
export { assertBooksAreRight, reconcile, findingsIn } from './reconcile.ts';
export { readBooksIn } from './books.ts';
export type { Payment, Product } from './documents.ts';
export type { Reconciliation, Finding, Rule } from './finding.ts';
export { reportOf } from './report.ts';
