const WARN = 40;
const LEVELS: Record<number, string> = { 40: 'warning', 50: 'error', 60: 'fatal' };

/**
 * What of a process's output is worth a line on the console: warnings and errors of its JSON log in one short
 * sentence, and anything that is no log line on standard error (a crash's stack). Null for the rest.
 */
export function consoleLine(line: string, from: 'stdout' | 'stderr'): string | null {
  const entry = parse(line);
  if (!entry) return from === 'stderr' && line.trim() !== '' ? line : null;
  const level = Number(entry['level'] ?? 0);
  if (level < WARN) return null;
  const error = entry['err'] as { message?: string } | undefined;
  const text = [entry['msg'], error?.message].filter((part, i, all) => part && all.indexOf(part) === i);
  return `${LEVELS[level] ?? `level ${level}`}: ${text.join(': ') || line}`;
}

function parse(line: string): Record<string, unknown> | null {
  if (!line.startsWith('{')) return null;
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    return null;
  }
}
