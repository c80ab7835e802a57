type Advisories = { isChecked: false; why: string } | { isChecked: true; grave: string[] };

type Report = {
  auditReportVersion?: number;
  vulnerabilities?: Record<string, { name: string; severity: string }>;
  message?: string;
};

const GRAVE = ['high', 'critical'];

/**
 * A registry without advisories, or an unreachable one, is neither a finding nor an all-clear.
 * @param text output of `npm audit --json`, possibly empty
 */
export function readAdvisories(text: string): Advisories {
  const report = parsed(text);
  if (!report?.auditReportVersion || !report.vulnerabilities)
    return { isChecked: false, why: report?.message ?? 'npm audit has not answered' };
  const found = Object.values(report.vulnerabilities);
  const grave = found.filter(({ severity }) => GRAVE.includes(severity));
  return { isChecked: true, grave: grave.map(({ name, severity }) => `${name}: ${severity}`) };
}

function parsed(text: string): Report | null {
  try {
    return JSON.parse(text) as Report;
  } catch {
    return null;
  }
}
