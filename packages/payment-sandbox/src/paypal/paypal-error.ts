import { randomBytes } from 'node:crypto';
import type { Response } from 'express';

export type PaypalFault = { status?: number; name?: string; issue: string; description?: string };

/** Answers an error in PayPal's form; `issue` is what its clients look at. */
export function paypalError(response: Response, fault: PaypalFault): void {
  const { status = 422, name = 'UNPROCESSABLE_ENTITY', issue, description = issue } = fault;
  response.status(status).json({
    name,
    message: description,
    debug_id: randomBytes(7).toString('hex'),
    details: [{ issue, description }],
  });
}

/** PayPal's answer about an id that it does not know. */
export const missing: PaypalFault = {
  status: 404,
  name: 'RESOURCE_NOT_FOUND',
  issue: 'INVALID_RESOURCE_ID',
};
