import type { Reconciliation, Finding } from './finding.ts';

/** By order, each finding with its repair, then a summary. */
export function reportOf({
  wrong,
  underWay,
  waiting,
  counts,
  auditLogEnd,
  auditLogSeal,
}: Reconciliation): string {
  const sections = [
    section('Inconsistent', wrong),
    section('Waiting for a decision', waiting),
    section('In progress', underWay),
  ];
  const auditLog = [...headOf(auditLogEnd), ...sealOf(auditLogSeal, auditLogEnd)];
  return [...sections.flat(), outcomeText(wrong.length), countsText(counts), ...auditLog].join('\n');
}

function section(title: string, findings: Finding[]): string[] {
  if (findings.length === 0) return [];
  const subjects = [...Map.groupBy(findings, ({ subject }) => subject)];
  const lines = subjects.flatMap(([subject, about]) => [
    `  ${subject}`,
    ...about.flatMap(({ rule, says, mend }) => [`    ${rule}: ${says}.`, `      → ${mend}`]),
  ]);
  return [`${title} (${findings.length})`, ...lines, ''];
}

function outcomeText(wrong: number): string {
  if (wrong === 0) return 'The data is consistent.';
  return wrong === 1 ? 'One inconsistency.' : `${wrong} inconsistencies.`;
}

function countsText({ orders, payments, products, charges }: Reconciliation['counts']): string {
  const providers =
    charges === null ? 'the providers were not queried' : `${charges} charges at the providers`;
  return `Compared ${orders} orders, ${payments} payments, ${products} products; ${providers}.`;
}

function headOf({ count, digest }: Reconciliation['auditLogEnd']): string[] {
  if (count === 0) return [];
  return [
    `The audit log ends at ${count}:${digest}. Keep this value outside the shop: with --head it proves later that no entry was removed.`,
  ];
}

/** A seal younger than the first entries is reported, not a breach: the shop may have been set up again then. */
function sealOf(
  { isThere, isChecked, since }: Reconciliation['auditLogSeal'],
  { count }: Reconciliation['auditLogEnd'],
): string[] {
  if (!isThere) return count === 0 ? [] : ['The audit log has no seal.'];
  const made = since
    ? `The audit log has been sealed since entry ${since.count}, on ${since.at.toISOString().slice(0, 10)}. If the shop was not set up or restored that day, the seal was replaced.`
    : 'The audit log is sealed; its head has no date.';
  return isChecked ? [made] : [made, 'The seal was not verified: SESSION_SECRET is missing.'];
}
