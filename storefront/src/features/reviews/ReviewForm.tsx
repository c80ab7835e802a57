import type { Reviewable } from '@shop/contracts/product-review';
import { oneSize } from '@shop/shop-rules/categories';
import { pictureUrl, uploadTypes } from '@shop/shop-rules/picture';
import {
  MAX_REVIEW_TEXT,
  reviewFitLabels,
  reviewFits,
  reviewStars,
  type ReviewFit,
} from '@shop/shop-rules/product-reviews';
import { sizeText } from '@shop/shop-rules/size-text';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { Field } from '../../components/ui/Field.tsx';
import { formText } from '../../lib/forms/form-text.ts';
import { reviewsPath } from '../../lib/routing/paths.ts';
import { reviews } from '../../texts/fi/reviews.ts';
import { missingIn, sendReview, type Draft, type Errors, type Uploads } from './send-review.ts';

const texts = reviews.write;

type Line = Reviewable['lines'][number];
function textOf(fields: FormData): string {
  const text = fields.get('text');
  return typeof text === 'string' ? text : '';
}

function draftOf(form: HTMLFormElement): Draft {
  const fields = new FormData(form);
  const fit = formText(fields, 'fit');
  return {
    stars: Number(formText(fields, 'stars')),
    text: textOf(fields),
    fit: fit === '' ? null : (fit as ReviewFit),
    files: fields.getAll('pictures').filter((file): file is File => file instanceof File && file.size > 0),
  };
}

export function ReviewForm({ line, orderID }: { line: Line; orderID: string }) {
  const [isSending, setSending] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [isDone, setDone] = useState(false);
  const confirmation = useRef<HTMLOutputElement>(null);
  const uploads = useRef<Uploads>({ of: '', urls: [] });
  // The focused button was removed.
  useEffect(() => {
    if (isDone) confirmation.current?.focus();
  }, [isDone]);

  const refuse = (form: HTMLFormElement, refused: Errors): void => {
    setErrors(refused);
    const first = ['stars', 'text', 'fit', 'pictures'].find((name) => refused[name]);
    form.querySelector<HTMLElement>(first ? `[name=${first}]` : '[type=submit]')?.focus();
  };
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const draft = draftOf(form);
    const missing = missingIn(draft);
    if (Object.keys(missing).length > 0) return refuse(form, missing);
    setSending(true);
    const refused = await sendReview({ ...line, orderID }, draft, uploads.current);
    setSending(false);
    if (refused) refuse(form, refused);
    else setDone(true);
  };
  const forgive = ({ target }: FormEvent<HTMLFormElement>): void => {
    const { name } = target as HTMLInputElement;
    setErrors((all) =>
      Object.fromEntries(Object.entries(all).filter(([at]) => at !== name && at !== 'form')),
    );
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
        <form noValidate onSubmit={(event) => void send(event)} onInput={forgive}>
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
