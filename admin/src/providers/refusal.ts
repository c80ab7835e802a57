import { HttpError } from 'react-admin';

/** Whether the server answered with 4xx; after other failures the outcome is unknown. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof HttpError && error.status >= 400 && error.status < 500;
