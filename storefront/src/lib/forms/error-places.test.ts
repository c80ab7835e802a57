import {
  acceptInvitationSchema,
  addressSchema,
  checkoutSchema,
  discountQuestionSchema,
  emailChangeSchema,
  forgotSchema,
  leaveSchema,
  loginSchema,
  nameChangeSchema,
  passwordChangeSchema,
  registerSchema,
  resetSchema,
  restockWishSchema,
  trackSchema,
  withdrawalLookupSchema,
  withdrawalRequestSchema,
} from '@shop/contracts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

type Form = {
  schema: { shape: Record<string, unknown> };
  /** Relative to `src`. */
  files: string[];
  /** Filled in by the page or chosen from a list. */
  filledIn?: string[];
};

const AUTH = 'features/session/AuthField.astro';
const PASSWORD = ['features/session/PasswordField.astro', AUTH];
const OWN_PASSWORD = 'features/account/CurrentPasswordField.tsx';
const ORDER = 'components/OrderFields.tsx';

const forms: Record<string, Form> = {
  register: { schema: registerSchema, files: ['pages/auth/register.astro', ...PASSWORD] },
  login: { schema: loginSchema, files: ['pages/auth/login.astro', ...PASSWORD] },
  forgot: { schema: forgotSchema, files: ['pages/auth/forgot.astro', AUTH] },
  reset: { schema: resetSchema, files: ['pages/auth/reset.astro', ...PASSWORD], filledIn: ['token'] },
  invitation: {
    schema: acceptInvitationSchema,
    files: ['pages/auth/invitation.astro', ...PASSWORD],
    filledIn: ['token'],
  },
  name: { schema: nameChangeSchema, files: ['features/account/NameSection.tsx'] },
  email: { schema: emailChangeSchema, files: ['features/account/EmailSection.tsx', OWN_PASSWORD] },
  password: {
    schema: passwordChangeSchema,
    files: ['features/account/PasswordSection.tsx', 'features/account/NewPasswordField.tsx', OWN_PASSWORD],
  },
  leave: { schema: leaveSchema, files: ['features/account/OwnAccount.tsx', OWN_PASSWORD] },
  address: { schema: addressSchema, files: ['features/account/AddressForm.tsx'] },
  discount: { schema: discountQuestionSchema, files: ['features/checkout/DiscountField.tsx'] },
  checkout: {
    schema: checkoutSchema,
    files: ['features/checkout/GiftNote.tsx', 'features/checkout/DiscountField.tsx'],
    filledIn: [
      'userID',
      'cartItems',
      'addressID',
      'address',
      'deliveryMethod',
      'pickUpPoint',
      'reviewReminder',
      'seenTotal',
    ],
  },
  restock: {
    schema: restockWishSchema,
    files: ['features/product/RestockForm.tsx'],
    filledIn: ['productID', 'size'],
  },
  track: { schema: trackSchema, files: [ORDER] },
  withdrawal: { schema: withdrawalLookupSchema, files: [ORDER], filledIn: ['token'] },
  pieces: {
    schema: withdrawalRequestSchema,
    files: ['features/withdrawal/ChoosePieces.tsx', ORDER],
    filledIn: ['lines', 'token'],
  },
};

const textOf = (file: string): string => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');

test.each(Object.entries(forms))(
  'every field of the form ‘%s’ that the server may refuse has its place for an error',
  (_name, { schema, files, filledIn = [] }) => {
    const texts = files.map(textOf);
    const typed = Object.keys(schema.shape).filter((key) => !filledIn.includes(key));
    expect(typed.length).toBeGreaterThan(0);
    for (const key of typed) {
      const hasField = (text: string): boolean =>
        text.includes(`name="${key}"`) || text.includes(`field('${key}')`);
      const holder = texts.find(hasField) ?? '';
      expect(holder, `${key} has a field`).not.toBe('');
      const isShared = holder.includes('<AuthField');
      const shows = isShared ? textOf(AUTH) : holder;
      expect(shows, `${key} has a place for its error`).toMatch(
        /error=\{|error: errors\[|field-error|\{\.\.\.props\}/,
      );
    }
  },
);
