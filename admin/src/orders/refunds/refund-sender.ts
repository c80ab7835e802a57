import { HttpError } from 'react-admin';
import { isRefusal } from '../../providers/refusal.ts';

export type RefundBody = { version: number } & Readonly<Record<string, unknown>>;
type RefundRequest = Omit<RefundBody, 'version'>;
type Attempt = { request: RefundRequest; version: number; key: string };
type Post = (body: RefundBody, key: string) => Promise<void>;

const CONFLICT = 409;

/** At most one refund: after an unknown outcome a repeat keeps its key, another request the old version. */
export function refundSender(opened?: number) {
  let seen = opened;
  let unknown: Attempt | undefined;
  return async (post: Post, { version, ...request }: RefundBody): Promise<void> => {
    const before = unknown;
    const attempt =
      before && isSame(before.request, request) ? before : attemptFor(before, seen ?? version, request);
    unknown = attempt;
    try {
      await post({ ...request, version: attempt.version }, attempt.key);
      unknown = undefined;
    } catch (error) {
      unknown = unknownAfter(error, before, attempt);
      if (isConflict(error)) seen = undefined;
      throw error;
    }
  };
}

const isSame = (a: RefundRequest, b: RefundRequest): boolean => JSON.stringify(a) === JSON.stringify(b);

const attemptFor = (before: Attempt | undefined, seen: number, request: RefundRequest): Attempt => ({
  request,
  version: before?.version ?? seen,
  key: crypto.randomUUID(),
});

/** Any other refusal (invalid field, ended session) leaves the earlier outcome unknown. */
function unknownAfter(error: unknown, before: Attempt | undefined, attempt: Attempt): Attempt | undefined {
  if (isConflict(error)) return undefined;
  return isRefusal(error) ? before : attempt;
}

const isConflict = (error: unknown): boolean => error instanceof HttpError && error.status === CONFLICT;
