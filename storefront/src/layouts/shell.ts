import { watchCart } from '../features/cart/watch-cart.ts';
import { startListing } from '../features/catalogue/listing-script.ts';
import { watchFilterLinks } from '../features/catalogue/stored-filter.ts';
import { watchCards } from '../features/product/cards.ts';
import { watchRecent } from '../features/product/watch-recent.ts';
import { watchSession } from '../features/session/watch-session.ts';
import '../features/toast/show-toasts.ts';
import { watchHearts } from '../features/wishlist/hearts.ts';
import { watchIslands } from './watch-islands.ts';

/* Runs on every page. Listing and product scripts are included: their own file would delay their pictures. */
// A popover does not trap the focus: it closes when the focus leaves.
for (const popover of document.querySelectorAll<HTMLElement>('#menu, #categories'))
  popover.addEventListener('focusout', ({ relatedTarget: next }) => {
    if (!(next instanceof Element) || popover.contains(next)) return;
    if (!next.matches(`[popovertarget='${popover.id}']`)) popover.hidePopover();
  });

watchIslands();
watchCart();
watchFilterLinks();
startListing();
watchCards();
watchRecent();
watchHearts();
watchSession();
