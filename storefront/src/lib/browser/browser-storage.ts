import { attempt, localKeys, sessionKeys } from '@shop/shop-client';

export { localKeys, sessionKeys };

type LocalKey = (typeof localKeys)[keyof typeof localKeys];
type SessionKey = (typeof sessionKeys)[keyof typeof sessionKeys];

/** Values that the storage refused (switched off or full). */
const untaken = new Map<LocalKey | SessionKey, string>();

function read(storage: () => Storage, key: LocalKey | SessionKey): string | null {
  return untaken.get(key) ?? attempt(() => storage().getItem(key));
}

function write(storage: () => Storage, key: LocalKey | SessionKey, value: string | null): void {
  untaken.delete(key);
  if (value === null) return void attempt(() => storage().removeItem(key));
  const isTaken = attempt(() => (storage().setItem(key, value), true));
  if (!isTaken) untaken.set(key, value);
}

export const readLocal = (key: LocalKey): string | null => read(() => localStorage, key);
export const readSession = (key: SessionKey): string | null => read(() => sessionStorage, key);

export const writeLocal = (key: LocalKey, value: string | null): void =>
  write(() => localStorage, key, value);

export const writeSession = (key: SessionKey, value: string | null): void =>
  write(() => sessionStorage, key, value);
