const WARN = 40;
const LEVELS: Record<number, string> = { 40: 'warning', 50: 'error', 60: 'fatal' };

/** Warnings, errors and stderr (a crash's stack); null for the rest. */
export function consoleLine(line: string, from: 'stdout' | 'stderr'): string | null {
  const entry = parse(line);
  if (!entry) return from === 'stderr' && line.trim() !== '' ? line : null;
  return levelOf(entry) >= WARN ? sentence(entry, line) : null;
}

/** Shortens JSON log lines. */
export function shortLine(line: string): string {
  const entry = parse(line);
  return entry ? sentence(entry, line) : line;
}

const levelOf = (entry: Record<string, unknown>): number => Number(entry['level'] ?? 0);

function sentence(entry: Record<string, unknown>, line: string): string {
  const error = entry['err'] as { message?: string } | undefined;
  const parts = [LEVELS[levelOf(entry)], entry['msg'], error?.message];
  return parts.filter((text, i) => text && parts.indexOf(text) === i).join(': ') || line;
}

function parse(line: string): Record<string, unknown> | null {
  if (!line.startsWith('{')) return null;
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    return null;
  }
}
