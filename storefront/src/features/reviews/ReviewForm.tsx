import type { Reviewable } from '@shop/contracts/product-review';
import { oneSize } from '@shop/shop-rules/categories';
import { pictureUrl, uploadTypes } from '@shop/shop-rules/picture';
import {
  MAX_REVIEW_PICTURES,
  MAX_REVIEW_TEXT,
  reviewFitLabels,
  reviewFits,
  reviewStars,
  type ReviewFit,
} from '@shop/shop-rules/product-reviews';
import { sizeText } from '@shop/shop-rules/size-text';
import { uploadReviewPictures, wordsOf, writeReview } from '@shop/shop-client';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { Field } from '../../components/ui/Field.tsx';
import { api } from '../../lib/api/api.ts';
import { formText } from '../../lib/forms/form-text.ts';
import { reviewsPath } from '../../lib/routing/paths.ts';
import { reviews } from '../../texts/fi/reviews.ts';

const texts = reviews.write;

type Line = Reviewable['lines'][number];
type Errors = Record<string, string>;

function typed(fields: FormData): string {
  const text = fields.get('text');
  return typeof text === 'string' ? text : '';
}

const filesOf = (fields: FormData): File[] =>
  fields.getAll('pictures').filter((file): file is File => file instanceof File && file.size > 0);

async function uploaded(ticket: string, files: File[]): Promise<{ urls: string[]; error?: string }> {
  if (files.length === 0) return { urls: [] };
  if (files.length > MAX_REVIEW_PICTURES) return { urls: [], error: texts.picturesHint };
  const outcome = await uploadReviewPictures(api, { ticket, files });
  if (outcome.outcome === 'ok') return { urls: outcome.data };
  const refused = outcome.outcome === 'failed' ? Object.values(outcome.errors) : [];
  return { urls: [], error: refused.join(' ') || wordsOf(outcome, texts.failed).message };
}

export function ReviewForm({ line }: { line: Line }) {
  const [isSending, setSending] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [isDone, setDone] = useState(false);
  const confirmation = useRef<HTMLOutputElement>(null);
  // The focused button was removed.
  useEffect(() => {
    if (isDone) confirmation.current?.focus();
  }, [isDone]);

  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const fields = new FormData(form);
    const stars = Number(formText(fields, 'stars'));
    const fit = formText(fields, 'fit');
    setSending(true);
    const pictures = await uploaded(line.ticket, filesOf(fields));
    if (pictures.error) {
      setSending(false);
      setErrors({ pictures: pictures.error });
      return form.querySelector<HTMLElement>('[name=pictures]')?.focus();
    }
    const outcome = await writeReview(api, {
      ticket: line.ticket,
      stars,
      text: typed(fields),
      fit: fit === '' ? null : (fit as ReviewFit),
      pictures: pictures.urls,
    });
    setSending(false);
    if (outcome.outcome === 'ok') return setDone(true);
    const refused = outcome.outcome === 'failed' ? outcome.errors : {};
    setErrors(Object.keys(refused).length > 0 ? refused : { form: wordsOf(outcome, texts.failed).message });
    form.querySelector<HTMLElement>(refused['stars'] ? '[name=stars]' : '[name=text]')?.focus();
  };

  return (
    <section>
      <div className="write-review-head">
        {line.image && <img src={pictureUrl(line.image, 240, 'webp')} alt="" width={64} height={80} />}
        <h2>
          {line.title}
          {line.size && line.size !== oneSize && <small>{reviews.size(sizeText(line.size))}</small>}
        </h2>
      </div>
      <output ref={confirmation} tabIndex={-1}>
        {isDone && texts.done}
      </output>
      {isDone ? (
        <a className="link" href={reviewsPath(line.productID)}>
          {texts.toProduct}
        </a>
      ) : (
        <form noValidate onSubmit={(event) => void send(event)} onInput={() => setErrors({})}>
          <StarsField name={`stars-${line.line}`} error={errors['stars']} />
          <Field
            multiline
            name="text"
            label={texts.text}
            hint={texts.textHint}
            maxLength={MAX_REVIEW_TEXT}
            rows={5}
            required
            error={errors['text']}
          />
          <div className="field">
            <label htmlFor={`fit-${line.line}`}>{texts.fit}</label>
            <select className="input" id={`fit-${line.line}`} name="fit">
              <option value="">{texts.noFit}</option>
              {reviewFits.map((fit) => (
                <option key={fit} value={fit}>
                  {reviewFitLabels[fit]}
                </option>
              ))}
            </select>
          </div>
          <Field
            type="file"
            name="pictures"
            label={texts.pictures}
            hint={texts.picturesHint}
            accept={uploadTypes.join(',')}
            multiple
            error={errors['pictures']}
          />
          {errors['form'] && (
            <p className="field-error" role="alert">
              {errors['form']}
            </p>
          )}
          <Button type="submit" aria-busy={isSending}>
            {texts.submit}
          </Button>
        </form>
      )}
    </section>
  );
}

function StarsField({ name, error }: { name: string; error: string | undefined }) {
  return (
    <fieldset className="field" aria-describedby={error && `${name}-error`}>
      <legend>{texts.stars}</legend>
      <div className="write-review-stars">
        {reviewStars.map((stars) => (
          <label key={stars}>
            <input type="radio" name="stars" value={stars} />
            <span>{reviews.starRow(stars)}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${name}-error`} className="field-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
