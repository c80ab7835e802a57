import type { Order, Review } from '../documents.ts';
import type { Finding } from '../finding.ts';
import { mends } from '../mends.ts';
import type { Snapshot } from '../snapshot.ts';

/** Every review but an example is by the buyer of a delivered line. */
export function checkReviews({ reviews, orders }: Snapshot): Finding[] {
  return reviews
    .filter(({ isExample }) => !isExample)
    .flatMap((review) => {
      const says = breachOf(review, orders.get(review.orderID));
      if (!says) return [];
      return [
        {
          rule: 'reviews',
          subject: `review ${review._id}`,
          says,
          mend: mends.verifiedReview,
          touchedAt: null,
        },
      ];
    });
}

function breachOf({ orderID, line, productID, userID, stars }: Review, order?: Order): string | null {
  if (!order) return `its order ${orderID} does not exist`;
  if (!order.history.some(({ what, to }) => what === 'status' && to === 'delivered'))
    return `its order ${orderID} was never delivered`;
  if (order.lines[line]?.productID !== productID)
    return `line ${line} of its order ${orderID} is not product ${productID}`;
  if (userID !== null && userID !== order.userID)
    return `its writer ${userID} is not the buyer of ${orderID}`;
  return [1, 2, 3, 4, 5].includes(stars) ? null : `it has ${stars} stars`;
}
