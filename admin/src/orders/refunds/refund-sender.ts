import { HttpError } from 'react-admin';
import { isRefusal } from '../../providers/refusal.ts';

/** What is to go back, and the order's version as it is at hand. */
export type RefundBody = { version: number } & Readonly<Record<string, unknown>>;
type Wish = Omit<RefundBody, 'version'>;
type Sending = { wish: Wish; version: number; key: string };
type Post = (body: RefundBody, key: string) => Promise<void>;

const CONFLICT = 409;

/**
 * Sends money back once, whatever becomes of the answers. Where nobody knows how a sending ended, the same wish goes with
 * the same key, which the service answers as it did; another goes with the version that was seen then, so that it is
 * refused if the first was taken.
 * @param opened the version that somebody decides by until it is refused; without one it is that of each body
 */
export function refundSender(opened?: number) {
  let seen = opened;
  let unknown: Sending | undefined;
  return async (post: Post, { version, ...wish }: RefundBody): Promise<void> => {
    const before = unknown;
    const sending = before && isSame(before.wish, wish) ? before : sendingOf(before, seen ?? version, wish);
    unknown = sending;
    try {
      await post({ ...wish, version: sending.version }, sending.key);
      unknown = undefined;
    } catch (error) {
      unknown = unknownAfter(error, before, sending);
      if (isLookedAt(error)) seen = undefined;
      throw error;
    }
  };
}

const isSame = (one: Wish, other: Wish): boolean => JSON.stringify(one) === JSON.stringify(other);

const sendingOf = (before: Sending | undefined, seen: number, wish: Wish): Sending => ({
  wish,
  version: before?.version ?? seen,
  key: crypto.randomUUID(),
});

/** Any other no, such as to a field or to a session that ended, tells nothing of what was sent before. */
function unknownAfter(error: unknown, before: Sending | undefined, sending: Sending): Sending | undefined {
  if (isLookedAt(error)) return undefined;
  return isRefusal(error) ? before : sending;
}

/** The service has held the sending against the order as it is, and refused it. */
const isLookedAt = (error: unknown): boolean => error instanceof HttpError && error.status === CONFLICT;
