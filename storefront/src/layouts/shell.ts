import { watchCart } from '../features/cart/watch-cart.ts';
import { watchFilterLinks } from '../features/catalogue/stored-filter.ts';
import { watchCards } from '../features/product/cards.ts';
import { watchSession } from '../features/session/watch-session.ts';
import '../features/toast/show-toasts.ts';
import { watchHearts } from '../features/wishlist/hearts.ts';

/** The page-wide listeners of the frame; everything else of the header works as HTML. */
const menu = document.getElementById('menu');

// A popover does not keep the focus inside: the menu closes when the focus moves on.
menu?.addEventListener('focusout', (event) => {
  const next = event.relatedTarget;
  if (next instanceof Node && !menu.contains(next)) menu.hidePopover();
});

watchCart();
watchFilterLinks();
watchCards();
watchHearts();
watchSession();
