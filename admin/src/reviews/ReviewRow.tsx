import type { AdminReview } from '@shop/contracts';
import Button from '@mui/material/Button';
import { pictureUrl } from '@shop/shop-rules/picture';
import { hideReasonLabels, reviewFitLabels } from '@shop/shop-rules/product-reviews';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { momentText } from '../format/format-text.ts';
import { reviewTexts as words } from '../texts/reviews.ts';
import entries from '../ui/Entries.module.css';
import { AnswerDialog } from './AnswerDialog.tsx';
import { HideDialog } from './HideDialog.tsx';
import css from './Reviews.module.css';
import { useReviewCall } from './use-review-call.ts';

export function ReviewRow({ review, mayChange }: { review: AdminReview; mayChange: boolean }) {
  const title = useId();
  return (
    <li className={entries.row} aria-labelledby={title}>
      <div className={entries.text}>
        <h2 id={title}>{words.by(review.name, review.product)}</h2>
        <p className={entries.facts}>
          <span>{words.stars(review.stars)}</span>
          <span>{momentText(review.at)}</span>
          {review.size ? <span>{words.size(review.size)}</span> : null}
          {review.fit ? <span>{reviewFitLabels[review.fit]}</span> : null}
          {review.isExample ? (
            <span>{words.example}</span>
          ) : (
            <Link to={`/orders/${review.orderID}`}>{words.order}</Link>
          )}
          {review.isNew ? <strong>{words.isNew}</strong> : null}
          {review.hiddenFor ? <strong>{words.hidden(hideReasonLabels[review.hiddenFor])}</strong> : null}
        </p>
        <p className={css.said}>{review.text}</p>
        <Pictures pictures={review.pictures} />
        {review.reports.length > 0 ? (
          <p className={entries.facts}>
            <strong>{words.reports(review.reports.length)}</strong>
            {[...new Set(review.reports.map(({ reason }) => hideReasonLabels[reason]))].map((reason) => (
              <span key={reason}>{reason}</span>
            ))}
          </p>
        ) : null}
        {review.reply ? (
          <div className={css.reply}>
            <strong>{words.reply}</strong>
            <p className={css.said}>{review.reply.text}</p>
          </div>
        ) : null}
      </div>
      {mayChange ? <Actions review={review} title={title} /> : null}
    </li>
  );
}

function Pictures({ pictures }: { pictures: string[] }) {
  if (pictures.length === 0) return null;
  return (
    <div className={css.pictures}>
      {pictures.map((picture, index) => (
        <a key={picture} href={pictureUrl(picture, 1200, 'webp')}>
          <img
            src={pictureUrl(picture, 240, 'webp')}
            alt={words.picture(index + 1)}
            width={64}
            height={80}
            loading="lazy"
          />
        </a>
      ))}
    </div>
  );
}

function Actions({ review, title }: { review: AdminReview; title: string }) {
  const [open, setOpen] = useState<'answer' | 'hide' | null>(null);
  const { call, busy } = useReviewCall(review);
  const close = () => setOpen(null);
  return (
    <div className={entries.actions}>
      <Button aria-describedby={title} onClick={() => setOpen('answer')}>
        {review.reply ? words.changeAnswer : words.answer}
      </Button>
      {review.isNew || review.reports.length > 0 ? (
        <Button
          variant="outlined"
          aria-describedby={title}
          disabled={busy}
          onClick={() => void call('keep', {})}
        >
          {review.reports.length > 0 ? words.keepReported : words.keep}
        </Button>
      ) : null}
      {review.hiddenFor ? (
        <Button variant="text" aria-describedby={title} disabled={busy} onClick={() => void call('show', {})}>
          {words.show}
        </Button>
      ) : (
        <Button variant="text" aria-describedby={title} onClick={() => setOpen('hide')}>
          {words.hide}
        </Button>
      )}
      {open === 'answer' ? <AnswerDialog review={review} onClose={close} /> : null}
      {open === 'hide' ? <HideDialog review={review} onClose={close} /> : null}
    </div>
  );
}
