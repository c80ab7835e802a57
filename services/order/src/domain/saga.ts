/** Where an order stands in its course between stock and money; stored under these names as `saga`. */
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
  /** Where the order may go from here, and why. Any other move is refused where it would be written. */
  next: Partial<Record<Saga, string>>;
  /** What of its stock is rightly the order's own. */
  holdsStock: 'part' | 'all' | 'sold' | 'none';
  /** What its own money does: confirm it, have its stock taken anew first, or wait for a person. */
  onMoney: 'confirm' | 'reserve-again' | 'review';
  /** The buyer, a newer checkout and the clock may close it; the maker's no also closes whatever may go to closing. */
  closable?: true;
  /** How long until the sweeper looks at it if nobody else does; null where nothing is left to do. */
  dueAfter: number | 'expiry' | null;
  /** The step of this name in `src/saga/` takes it on by itself. */
  step?: 'close-attempts' | 'release-stock' | 'reserve-again' | 'commit-stock';
  /** To another checkout of its buyer: open, so it is closed first, or with money that nobody has decided about. */
  competing?: 'open' | 'undecided';
};

/** A checkout call that is still reserving after this has been given up by its browser. */
const GIVEN_UP_MS = 60_000;
/** An order that stands in the middle of a step for so long was left by a process that died. */
const STUCK_MS = 20_000;

/** The course of every order. All that a state means anywhere is read from here. */
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
  // Placed: its buyer has links to pay by.
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
  // Stock is freed only after every way to pay is closed at its provider.
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
  // Late money waits here for stock. Without it, or beside a newer order of the same, the money goes back.
  're-reserving': {
    next: { committing: 'all stock held', releasing: 'too little stock, replaced, rejected' },
    holdsStock: 'part',
    onMoney: 'review',
    dueAfter: STUCK_MS,
    step: 'reserve-again',
    competing: 'undecided',
  },
  // Confirmed, and told so: order-confirmed is under way.
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

/** The states of which something is true. */
export function sagasWhere(holds: (state: SagaState) => boolean): Saga[] {
  return (Object.keys(states) as Saga[]).filter((saga) => holds(states[saga]));
}

export function mayMove(from: Saga, to: Saga): boolean {
  return to in states[from].next;
}

/** Moves an order's saga, and says when the sweeper has to look at it if nobody else does. */
export function enter(
  saga: Saga,
  { expiresAt }: { expiresAt: Date },
  now: Date,
): { saga: Saga; dueAt: Date | null } {
  const { dueAfter } = states[saga];
  if (dueAfter === null) return { saga, dueAt: null };
  return { saga, dueAt: dueAfter === 'expiry' ? expiresAt : new Date(now.getTime() + dueAfter) };
}
