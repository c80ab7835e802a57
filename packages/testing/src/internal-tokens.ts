import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { serviceTokenSigner, userTokenSigner, newId, type InternalUser } from '@shop/service-kit';

export type InternalTokens = {
  settings: { SERVICE_TOKEN_SECRET: string; USER_TOKEN_PUBLIC_KEY: string };
  /** `x-user-token`; null: a guest. */
  forUser: (audience: string, user: InternalUser | null, address?: string) => string;
  /** `x-service-token` */
  forService: (to: string, from?: string) => string;
};

/** Signs with fresh keys. */
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

/** A customer by default. */
export function aUser(fields: Partial<InternalUser> = {}): InternalUser {
  return { id: newId(), userName: 'Aino Asiakas', role: 'customer', sessionId: newId(), ...fields };
}

/** The back-office user. */
export function anAdmin(fields: Partial<InternalUser> = {}): InternalUser {
  return aUser({ userName: 'Maija Myyjä', role: 'admin', ...fields });
}
