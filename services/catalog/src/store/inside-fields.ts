export const inside = {
  holds: 0,
  places: 0,
  freed: 0,
  sold: 0,
  soldBefore: 0,
  soldByDay: 0,
  returned: 0,
  received: 0,
  ledger: 0,
  prices: 0,
  outbox: 0,
} as const;
