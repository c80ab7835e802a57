import type { EmailStatus } from '@shop/shop-rules/email-kinds';

const POLL_MS = 2_000;

/** Milliseconds while an email is queued or awaited, else false. */
export function refetchInterval(emails: { state: EmailStatus }[] = [], isAwaited = false): number | false {
  const comes = isAwaited && emails.length === 0;
  return (comes || emails.some(({ state }) => state === 'queued')) && POLL_MS;
}
