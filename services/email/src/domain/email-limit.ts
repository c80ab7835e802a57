import type { EmailKind, LimitsProfile } from '@shop/shop-rules';

const WINDOW_MINUTES = 15;
export const WINDOW_MS = WINDOW_MINUTES * 60_000;
export const DAY_MS = 24 * 3_600_000;

export type EmailLimit = {
  perWindow: number;
  perDay: number;
  /** The first of a window is always sent. */
  freesFirst: boolean;
};

type Rule =
  | 'never'
  /** A stranger can cause it at no cost. */
  | 'always'
  | 'unless-paid'
  /** An attacker must not be able to suppress it. */
  | 'after-first';

const rules: Record<EmailKind, Rule> = {
  'password-reset': 'always',
  'email-confirmation': 'always',
  'email-change': 'always',
  'password-changed': 'after-first',
  'order-lapsed': 'always',
  'order-cancelled': 'unless-paid',
  'withdrawal-link': 'always',
  'order-link': 'always',
  'product-back': 'always',
  'order-confirmed': 'never',
  'order-shipped': 'never',
  'order-delivered': 'never',
  'order-refunded': 'never',
  'order-rest-asked': 'never',
  'order-message': 'never',
  'review-reminder': 'never',
  'order-withdrawn': 'never',
  'email-changed': 'never',
  'admin-login': 'never',
  'account-deleted': 'never',
  invitation: 'never',
  'wish-back': 'never',
  'wish-cheaper': 'never',
};

const PER_WINDOW = 3;
const PER_DAY = 10;
const factors: Record<Exclude<LimitsProfile, 'off'>, number> = { production: 1, local: 10 };

/** @param isPaid whether money came for its order @returns null without a limit */
export function emailLimit(
  profile: LimitsProfile,
  { kind, isPaid }: { kind: EmailKind; isPaid: boolean },
): EmailLimit | null {
  const rule = rules[kind];
  if (profile === 'off' || rule === 'never' || (rule === 'unless-paid' && isPaid)) return null;
  const factor = factors[profile];
  return {
    perWindow: PER_WINDOW * factor,
    perDay: PER_DAY * factor,
    freesFirst: rule === 'after-first',
  };
}

export const suppressedAnswer = ({ perWindow, perDay }: EmailLimit): string =>
  `not sent: the limit of this kind for one address is ${perWindow} in ${WINDOW_MINUTES} minutes and ${perDay} a day`;
