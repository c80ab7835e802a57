export const lookupFields = (buyer: string) => ({
  title: 1,
  images: 1,
  imageColours: 1,
  priceCents: 1,
  salePriceCents: 1,
  vatClass: 1,
  plan: 1,
  lowestCents: 1,
  stock: 1,
  pieces: 1,
  sizes: 1,
  madeToOrder: 1,
  toOrder: 1,
  queue: 1,
  own: heldBy(buyer, '$holds'),
  ownPlaces: heldBy(buyer, { $ifNull: ['$places', {}] }),
});

function heldBy(buyer: string, holds: string | object) {
  const ofBuyer = { $eq: ['$$this.v.buyerId', { $literal: buyer }] };
  return { $filter: { input: { $objectToArray: holds }, cond: ofBuyer } };
}
