import { attempt, localKeys, sessionKeys } from '@shop/shop-client';

export { localKeys, sessionKeys };

type LocalKey = (typeof localKeys)[keyof typeof localKeys];
type SessionKey = (typeof sessionKeys)[keyof typeof sessionKeys];

export const readLocal = (key: LocalKey): string | null => attempt(() => localStorage.getItem(key));
export const readSession = (key: SessionKey): string | null => attempt(() => sessionStorage.getItem(key));

/** Writes a value, or removes it when it is null. */
export function writeLocal(key: LocalKey, value: string | null): void {
  attempt(() => (value === null ? localStorage.removeItem(key) : localStorage.setItem(key, value)));
}

/** Writes a value for as long as the tab lives, or removes it when it is null. */
export function writeSession(key: SessionKey, value: string | null): void {
  attempt(() => (value === null ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, value)));
}
