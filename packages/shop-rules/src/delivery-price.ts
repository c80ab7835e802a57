export const carriers = ['posti', 'matkahuolto', 'own'] as const;
export type Carrier = (typeof carriers)[number];

/** `freeAboveCents` is null for never. */
export type DeliveryPrice = { cents: number; freeAboveCents: number | null };

/** Whether buyers can choose a method; pick-up needs a list of points. @param pickUpCarriers carriers with a list */
export const isOffered = (
  { carrier, pickUpPoint }: { carrier: Carrier; pickUpPoint: boolean },
  pickUpCarriers: readonly Carrier[],
): boolean => !pickUpPoint || pickUpCarriers.includes(carrier);

/** Price in cents; free strictly above the limit. */
export function deliveryCents({ cents, freeAboveCents }: DeliveryPrice, goodsCents: number): number {
  return freeAboveCents !== null && goodsCents > freeAboveCents ? 0 : cents;
}

/** Cents missing to free delivery; 0 when free or never free. */
export function untilFreeCents({ cents, freeAboveCents }: DeliveryPrice, goodsCents: number): number {
  if (cents === 0 || freeAboveCents === null) return 0;
  return Math.max(0, freeAboveCents + 1 - goodsCents);
}

const trackingPages: Record<Carrier, ((code: string) => string) | null> = {
  posti: (code) => `https://www.posti.fi/fi/seuranta#/lahetys/${code}`,
  matkahuolto: (code) => `https://www.matkahuolto.fi/seuranta/tilanne/?package_code=${code}`,
  own: null,
};

/** Carrier's tracking page; '' without a code or with the shop's own delivery. */
export function trackingUrl(carrier: Carrier | undefined, code: string): string {
  const page = carrier && trackingPages[carrier];
  return page && code !== '' ? page(encodeURIComponent(code)) : '';
}
