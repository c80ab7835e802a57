const names = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a host name means this very machine. */
export function isLoopback(hostname: string): boolean {
  return names.has(hostname);
}
