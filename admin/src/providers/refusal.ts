import { HttpError } from 'react-admin';

/** A 4xx answer; after other failures the outcome is unknown. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof HttpError && error.status >= 400 && error.status < 500;
