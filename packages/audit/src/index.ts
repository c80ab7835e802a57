export { assertBooksAreRight, audit, type Audit } from './audit.ts';
export { reportOf } from './report.ts';
