import { randomUUID } from 'node:crypto';

/**
 * A browser that has signed in before: its id, and the accounts that it did so with, each with the epoch that the
 * account had then. A new password is a new epoch, so the device is a stranger again.
 */
export type Device = { id: string; accounts: Record<string, number> };

/** A family's computer. The cookie must stay small. */
const MAX_ACCOUNTS = 5;

type Account = { _id: string; epoch?: number };

export function isKnown(device: Device | null, account: Account): device is Device {
  return device?.accounts[account._id] === (account.epoch ?? 0);
}

/** The device after somebody has signed in on it; who signed in longest ago is forgotten first. */
export function withAccount(device: Device | null, account: Account): Device {
  const others = Object.entries(device?.accounts ?? {}).filter(([userID]) => userID !== account._id);
  const accounts = [...others, [account._id, account.epoch ?? 0] as const].slice(-MAX_ACCOUNTS);
  return { id: device?.id ?? randomUUID(), accounts: Object.fromEntries(accounts) };
}
