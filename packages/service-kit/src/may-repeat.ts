/**
 * True for a failed call that may be sent a second time: a refused connection has carried nothing, after a reset one
 * the call may have been carried out.
 * @param isIdempotent of the call, such as a read
 */
export function mayRepeat(error: unknown, isIdempotent: boolean): boolean {
  const { code = '' } = error as NodeJS.ErrnoException;
  return code === 'ECONNREFUSED' || (isIdempotent && ['ECONNRESET', 'EPIPE'].includes(code));
}
