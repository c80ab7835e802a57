const WARN = 40;
const LEVELS: Record<number, string> = { 40: 'warning', 50: 'error', 60: 'fatal' };

/**
 * What of a process's output is worth a line on the console: warnings and errors of its JSON log in one short
 * sentence, and anything that is no log line on standard error (a crash's stack). Null for the rest.
 */
export function consoleLine(line: string, from: 'stdout' | 'stderr'): string | null {
  const entry = parse(line);
  if (!entry) return from === 'stderr' && line.trim() !== '' ? line : null;
  return levelOf(entry) >= WARN ? sentence(entry, line) : null;
}

/** A line of output for somebody who reads it here and now: a JSON log line in short, anything else as it is. */
export function shortLine(line: string): string {
  const entry = parse(line);
  return entry ? sentence(entry, line) : line;
}

const levelOf = (entry: Record<string, unknown>): number => Number(entry['level'] ?? 0);

function sentence(entry: Record<string, unknown>, line: string): string {
  const error = entry['err'] as { message?: string } | undefined;
  const parts = [LEVELS[levelOf(entry)], entry['msg'], error?.message];
  return parts.filter((part, i) => part && parts.indexOf(part) === i).join(': ') || line;
}

function parse(line: string): Record<string, unknown> | null {
  if (!line.startsWith('{')) return null;
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    return null;
  }
}
