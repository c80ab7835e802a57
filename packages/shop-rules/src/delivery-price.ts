/** Who carries a parcel; `own` is the shop itself. */
export const carriers = ['posti', 'matkahuolto', 'own'] as const;
export type Carrier = (typeof carriers)[number];

/** The price of a delivery method; `freeAboveCents` is null where it is never free. */
export type DeliveryPrice = { cents: number; freeAboveCents: number | null };

/**
 * Whether buyers are offered a delivery method: one with pick-up points only where the shop has a list of them.
 * @param pickUpCarriers the carriers of whose pick-up points the shop has a list
 */
export const isOffered = (
  { carrier, pickUpPoint }: { carrier: Carrier; pickUpPoint: boolean },
  pickUpCarriers: readonly Carrier[],
): boolean => !pickUpPoint || pickUpCarriers.includes(carrier);

/** What a method costs for goods of a sum, in cents: free strictly above its limit. */
export function deliveryCents({ cents, freeAboveCents }: DeliveryPrice, goodsCents: number): number {
  return freeAboveCents !== null && goodsCents > freeAboveCents ? 0 : cents;
}

/** How much is missing until a method is free, in cents; 0 where it is free already, or never will be. */
export function untilFreeCents({ cents, freeAboveCents }: DeliveryPrice, goodsCents: number): number {
  if (cents === 0 || freeAboveCents === null) return 0;
  return Math.max(0, freeAboveCents + 1 - goodsCents);
}

const trackingPages: Record<Carrier, ((code: string) => string) | null> = {
  posti: (code) => `https://www.posti.fi/fi/seuranta#/lahetys/${code}`,
  matkahuolto: (code) => `https://www.matkahuolto.fi/seuranta/tilanne/?package_code=${code}`,
  own: null,
};

/** The carrier's own page about a parcel; '' without a code, or where nobody but the shop carries it. */
export function trackingUrl(carrier: Carrier | undefined, code: string): string {
  const page = carrier && trackingPages[carrier];
  return page && code !== '' ? page(encodeURIComponent(code)) : '';
}
