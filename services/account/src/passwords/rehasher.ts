import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@shop/service-kit';
import type { User } from '../store/user-model.ts';
import type { UserStore } from '../store/user-store.ts';
import { costOf } from './hash.ts';
import type { Hasher } from './hasher.ts';

export type Rehasher = {
  /** Replaces the account's hash of this password where it cost less than a new one does. Nobody waits for it. */
  strengthen: (user: Pick<User, '_id' | 'passwordHash'>, password: string) => void;
  /** Ends once what is under way has ended, or after `atMostMs`. */
  finish: (atMostMs?: number) => Promise<void>;
};

/** A process that is asked to stop finishes what it has begun, unless very many others wait for a hash too. */
const FINISH_MS = 5_000;

/**
 * Replaces older hashes beside the logins that find them: the password is at hand only there, and its owner is not to wait
 * for it. It stays the same password, so no session ends. What cannot be done the next login tries again.
 */
export function createRehasher({
  users,
  hasher,
  cost,
  logger,
}: {
  users: Pick<UserStore, 'replaceHash'>;
  hasher: Pick<Hasher, 'hash'>;
  cost: number;
  logger: Logger;
}): Rehasher {
  const underWay = new Map<string, Promise<void>>();

  const replace = async ({ _id, passwordHash }: Pick<User, '_id' | 'passwordHash'>, password: string) => {
    try {
      await users.replaceHash(_id, passwordHash, await hasher.hash(password));
    } catch (err) {
      logger.warn({ err, userID: _id }, 'an old hash was not replaced; the next login tries again');
    }
  };

  return {
    strengthen: (user, password) => {
      if (costOf(user.passwordHash) >= cost || underWay.has(user._id)) return;
      underWay.set(
        user._id,
        replace(user, password).finally(() => underWay.delete(user._id)),
      );
    },
    finish: async (atMostMs = FINISH_MS) => {
      const late = new AbortController();
      await Promise.race([
        Promise.all(underWay.values()),
        sleep(atMostMs, undefined, { signal: late.signal }).catch(() => undefined),
      ]);
      late.abort();
    },
  };
}
