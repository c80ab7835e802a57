export type Log = (msg: string, details?: Record<string, unknown>) => void;

/** @param level only `silent` matters: there is one kind of line */
export function createLog(level: string): Log {
  return (msg, details = {}) => {
    if (level === 'silent') return;
    const line = { time: new Date().toISOString(), service: 'payment-sandbox', msg, ...details };
    process.stdout.write(`${JSON.stringify(line)}\n`);
  };
}
