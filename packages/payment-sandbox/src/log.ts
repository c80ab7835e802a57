/** One JSON object a line, as every process of the shop logs. */
export function log(msg: string, details: Record<string, unknown> = {}): void {
  const line = { time: new Date().toISOString(), service: 'payment-sandbox', msg, ...details };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
