import { defineConsumer, offerImproved, type Consumer } from '@shop/events';
import { notifyWishers, type NotifyDeps } from './notify-wishers.ts';

export function notifyWishersOnOfferImproved(deps: NotifyDeps): Consumer {
  return defineConsumer({
    name: 'notify-wishers-on-offer-improved',
    event: offerImproved,
    concurrency: 2,
    handle: (improved, { eventId }) => notifyWishers(deps, { ...improved, eventId }),
  });
}
