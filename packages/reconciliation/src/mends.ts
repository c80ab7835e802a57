/** Repair instructions for the operator. */
export const mends = {
  sweeper:
    'The sweepers finish it on their own. If it stays: search the service’s log for this id, and restart the service.',
  undecided:
    'Nothing to do: the provider may take days, and is queried until it has decided. Its dashboard shows more.',
  reconcile: 'The daily reconciliation imports it. To have it at once: restart the payment worker.',
  refund: 'Back office › the order › Palauta rahaa: refund the rest.',
  alert:
    'Back office › the order: write a note, which renews the alert about its money; then send the failed refund again.',
  review:
    'Back office › the order: decide about the money in review (accept it, ask for the rest, or refund it; if its sum is unknown, reject the order and note what happened to it).',
  replay: 'Back office › Jonot: try the event again, or discard it when its work has been done by hand.',
  status: 'Back office › the order: choose the status again.',
  stock: 'Count the pieces, then back office › the product › stock: enter the right number with a reason.',
  picture: 'Back office › the product with this picture: upload it again.',
  cart: 'The event order-confirmed clears it. If it stays: back office › Jonot › clear-cart-on-order-confirmed, try again.',
  receipt:
    'The event order-confirmed writes it. If it stays: back office › Jonot › write-receipt-on-order-confirmed, try again.',
  laterReceipt:
    'The event order-money-accepted writes it. If it stays: back office › Jonot › write-later-receipts-on-order-money-accepted, try again.',
  creditNote:
    'The event order-refunded writes it. If it stays: back office › Jonot › write-credit-note-on-order-refunded, try again.',
  discount:
    'The order service’s sweeper ends such a use within minutes. If it stays: search its log for the code.',
  verifiedReview:
    'Back office › Arvostelut: hide the review, and find out in the catalog service’s log how it was written.',
  provider:
    'Look at the charge in the provider’s dashboard; refund there what is not the shop’s, and the webhook imports it.',
  auditLog:
    'The audit log was changed outside the shop: compare with the backups, find out who had access to the database, and change its passwords. Earlier entries still hold.',
  person:
    'The shop’s own code cannot cause this: keep the logs of that time and compare both documents by hand.',
} as const;
