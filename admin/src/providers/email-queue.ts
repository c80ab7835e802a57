import type { EmailStatus } from '@shop/shop-rules/email-kinds';

const POLL_MS = 2_000;

/** Returns the refetch interval (ms) while an email is queued or awaited, otherwise false. */
export function refetchInterval(emails: { state: EmailStatus }[] = [], isAwaited = false): number | false {
  const comes = isAwaited && emails.length === 0;
  return (comes || emails.some(({ state }) => state === 'queued')) && POLL_MS;
}
