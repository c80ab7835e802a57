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
const menu = document.getElementById('menu');

// A popover does not trap the focus: the menu closes when the focus leaves.
menu?.addEventListener('focusout', (event) => {
  const next = event.relatedTarget;
  if (next instanceof Node && !menu.contains(next)) menu.hidePopover();
});

watchIslands();
watchCart();
watchFilterLinks();
startListing();
watchCards();
watchRecent();
watchHearts();
watchSession();
