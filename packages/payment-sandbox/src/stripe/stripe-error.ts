import type { Response } from 'express';

export type StripeFault = { status?: number; type?: string; code?: string; message: string; param?: string };

/** Stripe's client takes a body without `error` for success. */
export function stripeError(response: Response, { status = 400, ...fault }: StripeFault): void {
  response.status(status).json({ error: { type: 'invalid_request_error', ...fault } });
}
