/** Something the person at the keyboard can mend: the message is one sentence with what to do, printed without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
