import { z } from 'zod';
import { requiredMultilineText, requiredText, wholeNumber } from './fields.ts';
import { chosenMethods } from '@shop/shop-rules/order-status';

/** The version of the order that the maker saw. */
const version = wholeNumber(0, Number.MAX_SAFE_INTEGER);

/** The maker takes money in review as it came, or has looked into it, and says why. */
export const decideMoneySchema = z.object({ version, text: requiredMultilineText(500) });

/** The maker asks the buyer for what is missing of an order's price. */
export const askRestSchema = z.object({ version });

/** The buyer pays what is missing, by this method. */
export const payRestSchema = z.object({
  orderID: requiredText(64),
  paymentMethod: z.enum(chosenMethods, { error: 'Valitse maksutapa.' }),
});
