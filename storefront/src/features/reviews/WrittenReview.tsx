import type { Reviewable } from '@shop/contracts/product-review';
import { reviewsPath } from '../../lib/routing/paths.ts';
import { reviews } from '../../texts/fi/reviews.ts';

type Props = { line: Reviewable['lines'][number]; stars: number; text: string };

export function WrittenReview({ line, stars, text }: Props) {
  return (
    <section>
      <h2>{line.title}</h2>
      <p>
        <strong>{reviews.write.own}</strong> {reviews.stars(stars)}
      </p>
      <p className="write-review-text">{text}</p>
      <a className="link" href={reviewsPath(line.productID)}>
        {reviews.write.toProduct}
      </a>
    </section>
  );
}
