import { HttpError } from 'react-admin';

/** Whether the shop has answered with a no; any other failure tells nothing of what became of a call. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof HttpError && error.status >= 400 && error.status < 500;
