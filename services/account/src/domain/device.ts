import { randomUUID } from 'node:crypto';

/**
 * A browser that has logged in before: accounts with their epochs. A new password is a new epoch and ends the trust.
 */
export type Device = { id: string; accounts: Record<string, number> };

/** Keeps the cookie small; enough for a family's computer. */
const MAX_ACCOUNTS = 5;

type Account = { _id: string; epoch: number };

export function isKnown(device: Device | null, account: Account): device is Device {
  return device?.accounts[account._id] === account.epoch;
}

/** Drops the oldest account first. */
export function withAccount(device: Device | null, account: Account): Device {
  const others = Object.entries(device?.accounts ?? {}).filter(([userID]) => userID !== account._id);
  const accounts = [...others, [account._id, account.epoch] as const].slice(-MAX_ACCOUNTS);
  return { id: device?.id ?? randomUUID(), accounts: Object.fromEntries(accounts) };
}
