import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { serviceTokenSigner, userTokenSigner, newId, type InsideUser } from '@shop/service-kit';

/** The tokens that travel inside the shop, with keys drawn for one test run. */
export type InternalTokens = {
  /** What a service's config has to carry to trust these tokens. */
  settings: { SERVICE_TOKEN_SECRET: string; USER_TOKEN_PUBLIC_KEY: string };
  /** The value of `x-user-token`; null is a guest that came through the gateway. */
  forUser: (audience: string, user: InsideUser | null, address?: string) => string;
  /** The value of `x-service-token`. */
  forService: (to: string, from?: string) => string;
};

/** Draws the keys of a gateway and of the services behind it. */
export function createInternalTokens(): InternalTokens {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const secret = randomBytes(32).toString('hex');
  const base64 = (pem: string | Buffer) => Buffer.from(pem).toString('base64');
  return {
    settings: {
      SERVICE_TOKEN_SECRET: secret,
      USER_TOKEN_PUBLIC_KEY: base64(publicKey.export({ type: 'spki', format: 'pem' })),
    },
    forUser: userTokenSigner(base64(privateKey.export({ type: 'pkcs8', format: 'pem' }))),
    forService: (to, from = 'test') => serviceTokenSigner(secret, from, to)(),
  };
}

/** A signed-in customer, or whoever the fields say. */
export function aUser(fields: Partial<InsideUser> = {}): InsideUser {
  return { id: newId(), userName: 'Aino Asiakas', role: 'customer', sessionId: newId(), ...fields };
}

/** A signed-in admin. */
export function anAdmin(fields: Partial<InsideUser> = {}): InsideUser {
  return aUser({ userName: 'Maija Maker', role: 'admin', ...fields });
}
