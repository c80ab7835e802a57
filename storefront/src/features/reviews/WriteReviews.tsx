import type { OwnReview, Reviewable } from '@shop/contracts/product-review';
import { getReviewable, listOwnReviews, wordsOf } from '@shop/shop-client';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { paths } from '../../lib/routing/paths.ts';
import { reviews } from '../../texts/fi/reviews.ts';
import { ReviewForm } from './ReviewForm.tsx';
import { WrittenReview } from './WrittenReview.tsx';
import './write-reviews.css';

const texts = reviews.write;

type Loaded = { order: Reviewable | null; own: OwnReview[]; message: string };

async function load(orderID: string): Promise<Loaded> {
  const [order, own] = await Promise.all([getReviewable(api, orderID), listOwnReviews(api)]);
  const message = order.outcome === 'ok' ? '' : wordsOf(order, texts.notFound).message;
  return {
    order: order.outcome === 'ok' ? order.data : null,
    own: own.outcome === 'ok' ? own.data : [],
    message: order.outcome === 'failed' && order.status === 404 ? texts.notFound : message,
  };
}

export function WriteReviews() {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    const orderID = new URLSearchParams(location.search).get('order') ?? '';
    void load(orderID).then(setLoaded);
  }, []);

  if (!loaded) {
    return (
      <output className="waiting">
        <span className="spinner" />
        <span className="sr">{texts.loading}</span>
      </output>
    );
  }
  const { order, own, message } = loaded;
  const lines = order?.lines ?? [];
  return (
    <div className="write-reviews">
      {order && lines.length > 0 ? (
        <p>{texts.lead(order.orderNumber)}</p>
      ) : (
        <p role="alert">{message || texts.notDelivered}</p>
      )}
      {lines.map((line) => {
        const written = own.find((review) => review.orderID === order?.orderID && review.line === line.line);
        return written ? (
          <WrittenReview key={line.line} line={line} stars={written.stars} text={written.text} />
        ) : (
          <ReviewForm key={line.line} line={line} orderID={order?.orderID ?? ''} />
        );
      })}
      <p>
        <a className="link" href={paths.profile}>
          {texts.orders}
        </a>
      </p>
    </div>
  );
}
