import { randomBytes } from 'node:crypto';
import type { Response } from 'express';

export type PaypalFault = { status?: number; name?: string; issue: string; field?: string };

const messages: Record<string, string> = {
  INVALID_REQUEST: 'Request is not well-formed, syntactically incorrect, or violates schema.',
  UNPROCESSABLE_ENTITY:
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
  RESOURCE_NOT_FOUND: 'The specified resource does not exist.',
  AUTHENTICATION_FAILURE:
    'Authentication failed due to missing authorization header, or invalid authentication credentials.',
  INTERNAL_SERVER_ERROR: 'An internal server error has occurred.',
};
const descriptions: Record<string, string> = {
  AMOUNT_MISMATCH:
    'Should equal item_total + tax_total + shipping + handling + insurance - shipping_discount - discount.',
  CANNOT_BE_ZERO_OR_NEGATIVE: 'Must be greater than zero.',
  CAPTURE_FULLY_REFUNDED: 'The capture has already been fully refunded',
  CURRENCY_NOT_SUPPORTED: 'Currency code is not currently supported.',
  DECIMAL_PRECISION: 'If the currency supports decimals, only two decimal place precision is supported.',
  INVALID_PARAMETER_SYNTAX: 'The value of a field does not conform to the expected format.',
  INVALID_PARAMETER_VALUE: 'The value of a field is invalid.',
  INVALID_RESOURCE_ID: 'Specified resource ID does not exist. Please check the resource ID and try again.',
  INVALID_STRING_LENGTH: 'The value of a field is either too short or too long.',
  ITEM_TOTAL_MISMATCH:
    'Should equal sum of (unit_amount * quantity) across all items for a given purchase_unit.',
  ITEM_TOTAL_REQUIRED:
    'If item details are specified (items.unit_amount and items.quantity) corresponding amount.breakdown.item_total is required.',
  MALFORMED_REQUEST_JSON: 'The request JSON is not well formed.',
  MISSING_REQUIRED_PARAMETER: 'A required field / parameter is missing.',
  ORDER_ALREADY_CAPTURED:
    "Order already captured. If 'intent=CAPTURE' only one capture per order is allowed.",
  ORDER_NOT_APPROVED: 'Payer has not yet approved the Order for payment.',
  PAYPAL_REQUEST_ID_REQUIRED:
    'A PayPal-Request-Id is required if you are trying to process payment for an Order.',
  REFUND_AMOUNT_EXCEEDED:
    'The refund amount must be less than or equal to the capture amount that has not yet been refunded.',
  REFUND_CAPTURE_CURRENCY_MISMATCH: 'Refund must be in the same currency as the capture.',
};
const HELP = {
  rel: 'information_link',
  href: 'https://developer.paypal.com/api/rest/responses/',
  method: 'GET',
};

/** Clients read `issue`. */
export function paypalError(response: Response, fault: PaypalFault): void {
  const { status = 422, name = 'UNPROCESSABLE_ENTITY', issue, field } = fault;
  const where = field === undefined ? {} : { field, location: 'body' };
  response.status(status).json({
    name,
    message: messages[name] ?? name,
    debug_id: randomBytes(7).toString('hex'),
    details: [{ ...where, issue, description: descriptions[issue] ?? issue }],
    links: [HELP],
  });
}

export const missing: PaypalFault = {
  status: 404,
  name: 'RESOURCE_NOT_FOUND',
  issue: 'INVALID_RESOURCE_ID',
};

/** PayPal's 400. */
export function invalidRequest(issue: string, field?: string): PaypalFault {
  return { status: 400, name: 'INVALID_REQUEST', issue, ...(field === undefined ? {} : { field }) };
}
