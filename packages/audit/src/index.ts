export { assertBooksAreRight, audit } from './audit.ts';
export type { Audit } from './finding.ts';
export { reportOf } from './report.ts';
