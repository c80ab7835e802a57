export type Saga =
  | 'reserving'
  | 'reserved'
  | 'closing'
  | 'releasing'
  | 'released'
  | 're-reserving'
  | 'committing'
  | 'committed'
  | typeof IN_REVIEW;

/** The order keeps its stock until a person has decided about money that does not match. */
export const IN_REVIEW = 'in-review';

export type SagaState = {
  /** Allowed next states, with the reason for each move. */
  next: Partial<Record<Saga, string>>;
  holdsStock: 'part' | 'all' | 'sold' | 'none';
  /** Effect of the order's own money: confirm, reserve stock again first, or wait for a person. */
  onMoney: 'confirm' | 'reserve-again' | 'review';
  /**
   * The buyer, a newer checkout or the expiry may close it; an admin's rejection may close any state that moves to
   * `closing`.
   */
  closable?: true;
  /** Milliseconds until the sweeper continues; null when nothing is left to do. */
  dueAfter: number | 'expiry' | null;
  /** The file of `src/saga/` that takes the order on. */
  step?: 'close-attempts' | 'release-stock' | 'reserve-again' | 'commit-stock';
  /** For other checkouts of the buyer: an open one is closed first, one with undecided money may block. */
  competing?: 'open' | 'undecided';
};

/** The browser gave up a checkout that still reserves after this time. */
const GIVEN_UP_MS = 60_000;
/** A step that takes longer was left by a process that died. */
const STUCK_MS = 20_000;

/** The course of every order; the store refuses any other move. Decision 0016. */
export const states: Record<Saga, SagaState> = {
  reserving: {
    next: {
      reserved: 'all stock held',
      releasing: 'too little stock',
      closing: 'given up, replaced, rejected',
      're-reserving': 'paid',
    },
    holdsStock: 'part',
    onMoney: 'reserve-again',
    closable: true,
    dueAfter: GIVEN_UP_MS,
    competing: 'open',
  },
  reserved: {
    next: {
      committing: 'paid',
      [IN_REVIEW]: 'money does not match',
      closing: 'cancelled, expired, replaced, rejected',
    },
    holdsStock: 'all',
    onMoney: 'confirm',
    closable: true,
    dueAfter: 'expiry',
    competing: 'open',
  },
  // Stock is freed only after every attempt is closed at its provider.
  closing: {
    next: {
      releasing: 'no way to pay left',
      committing: 'paid after all',
      [IN_REVIEW]: 'money does not match',
    },
    holdsStock: 'all',
    onMoney: 'confirm',
    dueAfter: STUCK_MS,
    step: 'close-attempts',
    competing: 'open',
  },
  releasing: {
    next: { released: 'stock freed', 're-reserving': 'stock freed, paid meanwhile' },
    holdsStock: 'none',
    onMoney: 'reserve-again',
    dueAfter: STUCK_MS,
    step: 'release-stock',
    competing: 'open',
  },
  released: {
    next: { reserving: 'tried again, never placed', 're-reserving': 'paid late' },
    holdsStock: 'none',
    onMoney: 'reserve-again',
    dueAfter: null,
  },
  // Late money waits for stock; without stock, or beside a newer order of the same things, it goes back.
  're-reserving': {
    next: { committing: 'all stock held', releasing: 'too little stock, replaced, rejected' },
    holdsStock: 'part',
    onMoney: 'review',
    dueAfter: STUCK_MS,
    step: 'reserve-again',
    competing: 'undecided',
  },
  committing: {
    next: { committed: 'stock sold, other ways to pay closed' },
    holdsStock: 'all',
    onMoney: 'review',
    dueAfter: STUCK_MS,
    step: 'commit-stock',
  },
  committed: { next: {}, holdsStock: 'sold', onMoney: 'review', dueAfter: null },
  [IN_REVIEW]: {
    next: { committing: 'paid', closing: 'rejected, money returned', [IN_REVIEW]: 'more does not match' },
    holdsStock: 'all',
    onMoney: 'confirm',
    dueAfter: null,
    competing: 'undecided',
  },
};

export function sagasWhere(holds: (state: SagaState) => boolean): Saga[] {
  return (Object.keys(states) as Saga[]).filter((saga) => holds(states[saga]));
}

export function mayMove(from: Saga, to: Saga): boolean {
  return to in states[from].next;
}

export function enter(
  saga: Saga,
  { expiresAt }: { expiresAt: Date },
  now: Date,
): { saga: Saga; dueAt: Date | null } {
  const { dueAfter } = states[saga];
  if (dueAfter === null) return { saga, dueAt: null };
  return { saga, dueAt: dueAfter === 'expiry' ? expiresAt : new Date(now.getTime() + dueAfter) };
}
