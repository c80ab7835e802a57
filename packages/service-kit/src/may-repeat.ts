/**
 * Whether a failed call may be repeated: a refused connection carried nothing, a reset one perhaps the call.
 * @param isIdempotent true for reads
 */
export function mayRepeat(error: unknown, isIdempotent: boolean): boolean {
  const { code = '' } = error as NodeJS.ErrnoException;
  return code === 'ECONNREFUSED' || (isIdempotent && ['ECONNRESET', 'EPIPE'].includes(code));
}
