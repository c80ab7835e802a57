/** Repair instructions for the operator. */
export const mends = {
  sweeper:
    'The sweepers take it on by themselves. If it stays: look into the log of the service for this id, and restart the service.',
  undecided:
    'Nothing is to be done: the provider may take days, and is asked until it has decided. Its own dashboard says more.',
  reconcile: 'The daily reconciliation takes it in; to have it at once: restart the payment worker.',
  refund: 'Back office › the order › Palauta rahaa: send the rest back.',
  alert:
    'Back office › the order: write a note, which tells anew what of its money waits; then send the failed refund again.',
  review:
    'Back office › the order: decide about the money in review (accept it, ask for the rest, or send it back; where nobody knows its sum, reject the order and write down what became of it).',
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
    'The order service’s sweeper ends such a use within minutes. If it stays: look into its log for the code.',
  provider:
    'Look at the charge in the provider’s own dashboard; refund there what is not the shop’s, the webhook brings it in.',
  auditLog:
    'Somebody has written past the shop: compare with the backups, find out who had access to the database, and change its passwords. Entries before it still hold.',
  person:
    'This cannot come about by the shop’s own code: keep the logs of that time and look at both documents by hand.',
} as const;
