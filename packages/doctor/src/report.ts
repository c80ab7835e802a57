import type { Diagnosis, Finding } from './finding.ts';

/** One line per finding, then what was fine. */
export function reportOf({ findings, fine, notExamined }: Diagnosis): string {
  const ofLevel = (level: Finding['level']) =>
    findings
      .filter((finding) => finding.level === level)
      .map(({ area, says, mend }) => `${area}: ${says} ${mend}`.trimEnd());
  const unexamined = [...Map.groupBy(notExamined, ({ why }) => why)].map(
    ([why, areas]) => `${areas.map(({ area }) => area).join(', ')}: ${why}.`,
  );
  const parts = [...Map.groupBy(fine, ({ area }) => area)].map(
    ([area, checks]) => `${area} (${checks.map(({ checked }) => checked).join(', ')})`,
  );
  return [
    ...section('Wrong', ofLevel('wrong')),
    ...section('Worth a look', ofLevel('look')),
    ...section('Not examined', unexamined),
    `Fine: ${parts.join(', ') || 'nothing'}.`,
  ].join('\n');
}

/** 0: nothing wrong, 1: something wrong, 2: a check was not possible. */
export function exitCodeOf({ findings, notExamined }: Diagnosis): 0 | 1 | 2 {
  if (findings.some(({ level }) => level === 'wrong')) return 1;
  return notExamined.length > 0 ? 2 : 0;
}

function section(title: string, lines: string[]): string[] {
  if (lines.length === 0) return [];
  return [`${title} (${lines.length})`, ...lines.map((line) => `  ${line}`), ''];
}
