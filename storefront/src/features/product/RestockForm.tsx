import { stockOfSize } from '@shop/shop-rules/size-stock';
import { askForRestock, getOwnAccount, wordsOf } from '@shop/shop-client';
import { sizeText } from '@shop/shop-rules/size-text';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { Field } from '../../components/ui/Field.tsx';
import { api } from '../../lib/api/api.ts';
import { formText } from '../../lib/forms/form-text.ts';
import { restockId } from '../../lib/routing/paths.ts';
import { currentUser } from '../../lib/api/visitor.ts';
import { restock as texts } from '../../texts/fi/restock.ts';
import type { BuyProduct } from './BuyForm.tsx';
import './buy-fold.css';

type Props = { product: Pick<BuyProduct, 'id' | 'sizes' | 'stock' | 'pieces'> };

async function fillIn(field: HTMLInputElement): Promise<void> {
  if (field.value || !(await currentUser())) return;
  const own = await getOwnAccount(api);
  if (own.outcome !== 'ok' || field.value) return;
  field.value = own.data.email;
  // The form clears its error on input.
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

async function fillInOpened(fold: HTMLDetailsElement | null): Promise<void> {
  const field = fold?.open && fold.querySelector<HTMLInputElement>('[name=email]');
  if (field) await fillIn(field);
}

export function RestockForm({ product }: Props) {
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState('');
  const [done, setDone] = useState('');
  const confirmation = useRef<HTMLOutputElement>(null);
  const fold = useRef<HTMLDetailsElement>(null);
  // The focused button was removed.
  useEffect(() => {
    if (done) confirmation.current?.focus();
  }, [done]);
  useEffect(() => void fillInOpened(fold.current), []);
  const isSoldOut = product.stock <= 0;
  const soldOutSizes = product.pieces ? product.sizes.filter((size) => stockOfSize(product, size) <= 0) : [];
  if (!isSoldOut && soldOutSizes.length === 0) return null;

  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    const sent = event.currentTarget;
    const email = sent.querySelector<HTMLInputElement>('[name=email]');
    setSending(true);
    // The field may never have had the focus.
    if (email) await fillIn(email);
    const fields = new FormData(sent);
    const outcome = await askForRestock(api, {
      productID: product.id,
      size: formText(fields, 'size'),
      email: formText(fields, 'email'),
    });
    setSending(false);
    const words = wordsOf(outcome, texts.failed).message;
    if (outcome.outcome === 'ok') return setDone(words);
    setError((outcome.outcome === 'failed' && outcome.errors['email']) || words);
    email?.focus();
  };

  return (
    <details
      ref={fold}
      id={restockId}
      className="buy-fold"
      open={isSoldOut}
      onToggle={(event) => void fillInOpened(event.currentTarget)}
    >
      <summary className="link">{isSoldOut ? texts.open : texts.openForSize}</summary>
      <output ref={confirmation} className="restock-done" tabIndex={-1}>
        {done}
      </output>
      {!done && (
        <form action="/api/shop/restock/ask" method="post" noValidate onSubmit={(event) => void send(event)}>
          <input type="hidden" name="productID" value={product.id} />
          <p className="caption quiet">{texts.lead}</p>
          {soldOutSizes.length > 0 && (
            <div className="field">
              <label htmlFor="restock-size">{texts.size}</label>
              <select
                id="restock-size"
                name="size"
                className="input"
                defaultValue={isSoldOut ? '' : soldOutSizes[0]}
              >
                {isSoldOut && <option value="">{texts.anySize}</option>}
                {soldOutSizes.map((size) => (
                  <option key={size} value={size}>
                    {sizeText(size)}
                  </option>
                ))}
              </select>
            </div>
          )}
          <Field
            name="email"
            type="email"
            label={texts.email}
            autoComplete="email"
            maxLength={254}
            required
            error={error || undefined}
            onInput={() => setError('')}
            onFocus={(event) => void fillIn(event.currentTarget)}
          />
          <Button type="submit" secondary aria-busy={isSending}>
            {texts.submit}
          </Button>
        </form>
      )}
    </details>
  );
}
