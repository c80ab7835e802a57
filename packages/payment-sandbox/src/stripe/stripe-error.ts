import type { Response } from 'express';

export type StripeFault = { status?: number; type?: string; code?: string; message: string; param?: string };

/** Answers an error in Stripe's form. A body without `error` would look like success to its client. */
export function stripeError(response: Response, { status = 400, ...fault }: StripeFault): void {
  response.status(status).json({ error: { type: 'invalid_request_error', ...fault } });
}
