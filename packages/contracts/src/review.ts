import { z } from 'zod';
import { requiredMultilineText, requiredText, wholeNumber } from './fields.ts';
import { chosenMethods } from '@shop/shop-rules/order-status';

/** Version of the order that the admin saw. */
const version = wholeNumber(0, Number.MAX_SAFE_INTEGER);

/** Accepts or dismisses money in review, with the reason. */
export const decideMoneySchema = z.object({ version, text: requiredMultilineText(500) });

/** Asks the buyer for the missing part of the price. */
export const requestMissingAmountSchema = z.object({ version });

export const payRestSchema = z.object({
  orderID: requiredText(64),
  paymentMethod: z.enum(chosenMethods, { error: 'Valitse maksutapa.' }),
});
