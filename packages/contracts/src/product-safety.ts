import { z } from 'zod';
import { emailAddress, multilineText, requiredText, text } from './fields.ts';

const CHECK_EMAIL = 'Tarkista sähköpostiosoite.';

const manufacturer = z.object({
  name: requiredText(120),
  address: text(200),
  email: z.union([z.literal(''), emailAddress(CHECK_EMAIL)], { error: CHECK_EMAIL }),
});

/** Safety information of regulation (EU) 2023/988, article 19. */
export const safetyFields = {
  /** null or absent for the shop itself. */
  manufacturer: manufacturer.nullable().optional(),
  /** Model or batch; '' for the shop's own number. */
  identifier: text(80).optional(),
  warnings: multilineText(1_000).optional(),
};
