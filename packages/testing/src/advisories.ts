/** What `npm audit --json` has said. */
type Advisories =
  /** What keeps the registry's answer from being had. */
  | { isChecked: false; why: string }
  /** The packages with an advisory that is high or critical. */
  | { isChecked: true; grave: string[] };

type Report = {
  auditReportVersion?: number;
  vulnerabilities?: Record<string, { name: string; severity: string }>;
  message?: string;
};

const GRAVE = ['high', 'critical'];

/**
 * Reads the answer of `npm audit --json`. A registry that keeps no advisories, or cannot be reached, has said nothing about
 * any package: that is no finding, and no all-clear.
 * @param text what it wrote to its output, which is nothing where it was ended
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
