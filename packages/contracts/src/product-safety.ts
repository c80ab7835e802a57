import { z } from 'zod';
import { emailAddress, multilineText, requiredText, text } from './fields.ts';

const CHECK_EMAIL = 'Tarkista sähköpostiosoite.';

const manufacturer = z.object({
  name: requiredText(120),
  address: text(200),
  email: z.union([z.literal(''), emailAddress(CHECK_EMAIL)], { error: CHECK_EMAIL }),
});

/** What the law asks a product's page to say of its safety (regulation 2023/988, article 19). */
export const safetyFields = {
  /** Who made it; null, or nothing, where the shop itself has. */
  manufacturer: manufacturer.nullable().optional(),
  /** Its model or batch, by which it can be told from others; '' for the shop's own number. */
  identifier: text(80).optional(),
  /** What to mind when using it; '' for nothing. */
  warnings: multilineText(1_000).optional(),
};
