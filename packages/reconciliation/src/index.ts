export { askProviders } from './ask-providers.ts';
export { assertBooksAreRight, audit, findingsIn } from './audit.ts';
export { readBooksIn } from './books.ts';
export type { Payment, Product } from './documents.ts';
export type { Audit, Finding, Rule } from './finding.ts';
export { reportOf } from './report.ts';
