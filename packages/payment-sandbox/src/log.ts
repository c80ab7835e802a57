export type Log = (msg: string, details?: Record<string, unknown>) => void;

/**
 * One JSON object a line, as every process of the shop logs.
 * @param level `silent` says nothing; this process has only one kind of line
 */
export function createLog(level: string): Log {
  return (msg, details = {}) => {
    if (level === 'silent') return;
    const line = { time: new Date().toISOString(), service: 'payment-sandbox', msg, ...details };
    process.stdout.write(`${JSON.stringify(line)}\n`);
  };
}
