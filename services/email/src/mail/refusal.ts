export type Reply = Partial<Record<'command' | 'response' | 'responseCode', unknown>>;

/** Enhanced codes of the mailbox (RFC 3463, 3.2–3.3); 5.1.7 and 5.1.8 concern the sender. */
const MAILBOX_CODES = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.4', '5.1.6', '5.1.10', '5.2.1']);
/** Replies to RCPT TO of older servers (RFC 5321, 4.2.2). */
const PLAIN_CODES: unknown[] = [550, 551, 553];
/** Phrases by which these replies refuse the sender or the shop's server. */
const OTHER_CAUSES =
  /relay|sender|authenticat|polic|spam|block|black|reputation|spf|dkim|dmarc|quota|limit|full|too many/i;

/** Whether a mailbox is refused for good. Other refusals (sender, server, quota, content) may pass later. */
export function refusesMailbox({ command, response, responseCode }: Reply): boolean {
  if (command !== 'RCPT TO' && command !== 'DATA') return false;
  if (typeof responseCode !== 'number' || responseCode < 500) return false;
  const reply = String(response);
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(reply)?.[1];
  if (enhanced) return MAILBOX_CODES.has(enhanced);
  return command === 'RCPT TO' && PLAIN_CODES.includes(responseCode) && !OTHER_CAUSES.test(reply);
}
