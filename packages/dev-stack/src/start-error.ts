/** A problem that the user can fix; printed as one sentence without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
