import { createHmac, timingSafeEqual } from 'node:crypto';

const STEP_MS = 30_000;
const DIGITS = 6;
/** Steps of clock drift (RFC 6238, 5.2). */
const DRIFT = [0, -1, 1] as const;

const stepAt = (now: Date): number => Math.floor(now.getTime() / STEP_MS);

/** Code of a half minute (RFC 6238 with SHA-1, which every app supports; RFC 4226, 5.3). */
export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** @param code six digits @returns its step, the current or a neighbouring one; null when wrong */
export function stepOf(secret: Buffer, code: string, now: Date): number | null {
  const matching = DRIFT.map((drift) => stepAt(now) + drift).filter((step) =>
    timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code.padEnd(DIGITS).slice(0, DIGITS))),
  );
  return matching[0] ?? null;
}
