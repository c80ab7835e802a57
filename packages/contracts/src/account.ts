import { z } from 'zod';
import { requiredText } from './fields.ts';

export const roles = ['customer', 'admin'] as const;
export type Role = (typeof roles)[number];

/** The signed-in user as every answer shows them; nothing else of the account leaves the service. */
export const sessionUserSchema = z.object({ id: z.string(), userName: z.string(), role: z.enum(roles) });
export type SessionUser = z.infer<typeof sessionUserSchema>;

const email = z
  .string({ error: 'Anna sähköpostiosoite.' })
  .trim()
  .toLowerCase()
  .max(254, { error: 'Enintään 254 merkkiä.' })
  .pipe(z.email({ error: 'Anna sähköpostiosoite, esimerkiksi aino@posti.fi.' }));

/** Registration. Passwords have 8 to 128 characters, all of them allowed (NIST SP 800-63B). */
export const registerSchema = z.object({
  userName: requiredText(60),
  email,
  password: z
    .string({ error: 'Anna salasana.' })
    .min(8, { error: 'Salasanassa on oltava vähintään 8 merkkiä.' })
    .max(128, { error: 'Salasanassa saa olla enintään 128 merkkiä.' }),
});
export type RegisterInput = z.infer<typeof registerSchema>;

/** Login checks shapes only: what is wrong with a guess is not told. */
export const loginSchema = z.object({
  email: z
    .string({ error: 'Anna sähköpostiosoite.' })
    .trim()
    .toLowerCase()
    .min(1, { error: 'Anna sähköpostiosoite.' })
    .max(254),
  password: z.string({ error: 'Anna salasana.' }).min(1, { error: 'Anna salasana.' }).max(1024),
});
export type LoginInput = z.infer<typeof loginSchema>;
