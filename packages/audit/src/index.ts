export { askProviders } from './ask-providers.ts';
export { assertBooksAreRight, audit, type Audit, type AuditOptions } from './audit.ts';
export { reportOf } from './report.ts';
