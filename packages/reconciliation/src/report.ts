import type { Reconciliation, Finding } from './finding.ts';

/** Report by order, each finding with its repair; ends with a summary. */
export function reportOf({
  wrong,
  underWay,
  waiting,
  counts,
  auditLogEnd,
  auditLogSeal,
}: Reconciliation): string {
  const sections = [
    section('Wrong', wrong),
    section('Waits for a decision', waiting),
    section('Under way', underWay),
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
  if (wrong === 0) return 'The books are right.';
  return wrong === 1 ? 'One thing is wrong.' : `${wrong} things are wrong.`;
}

function countsText({ orders, payments, products, charges }: Reconciliation['counts']): string {
  const providers = charges === null ? 'the providers were not asked' : `${charges} charges at the providers`;
  return `Looked at ${orders} orders, ${payments} payments, ${products} products; ${providers}.`;
}

function headOf({ count, digest }: Reconciliation['auditLogEnd']): string[] {
  if (count === 0) return [];
  return [
    `The audit log ends at ${count}:${digest} – kept elsewhere, --head proves later that nothing was cut off.`,
  ];
}

/** A seal younger than the first entries is reported, not a breach: the shop may have been set up again then. */
function sealOf(
  { isThere, isChecked, since }: Reconciliation['auditLogSeal'],
  { count }: Reconciliation['auditLogEnd'],
): string[] {
  if (!isThere) return count === 0 ? [] : ['The audit log has no seal.'];
  const made = since
    ? `The audit log is sealed since entry ${since.count}, on ${since.at.toISOString().slice(0, 10)}: if the shop was not set up or renewed that day, somebody has had the seal made anew.`
    : 'The audit log is sealed, and its head does not say since when.';
  return isChecked ? [made] : [made, 'The seal was not checked: that takes SESSION_SECRET.'];
}
