import { ShopError } from '@shop/service-kit';
import type { AccountDeps } from '../deps.ts';
import type { Weakness } from '../passwords/weak-password.ts';

const messages: Record<Weakness, string> = {
  common: 'Salasana on liian yleinen. Valitse toinen.',
  'own-name': 'Älä käytä salasanana omaa nimeäsi, sähköpostiosoitettasi tai kaupan nimeä. Valitse toinen.',
};

/** @throws `invalid-input` for a weak password */
export async function hashNewPassword(
  { hasher, config }: Pick<AccountDeps, 'hasher'> & { config: { BRAND: string } },
  { userName, email, password }: { userName: string; email: string; password: string },
): Promise<string> {
  // A hundred thousand words, loaded on first use.
  const { findWeakness } = await import('../passwords/weak-password.ts');
  const weakness = findWeakness(password, { userName, email, brand: config.BRAND });
  if (weakness) throw new ShopError({ code: 'invalid-input', errors: { password: messages[weakness] } });
  return hasher.hash(password);
}
