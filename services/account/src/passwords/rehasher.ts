import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@shop/service-kit';
import type { User } from '../store/user-model.ts';
import type { UserStore } from '../store/user-store.ts';
import { costOf } from './hash.ts';
import type { Hasher } from './hasher.ts';

export type Rehasher = {
  /** In the background. */
  strengthen: (user: Pick<User, '_id' | 'passwordHash'>, password: string) => void;
  /** Resolves once work under way has ended, or after `atMostMs`. */
  finish: (atMostMs?: number) => Promise<void>;
};

const FINISH_MS = 5_000;

/**
 * Replaces cheaper hashes after a login, the only time the password is known. Sessions stay; a failure is retried at
 * the next login.
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
