import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { Field } from '../../components/ui/Field.tsx';
import { useKeptFocus } from '../../components/ui/use-kept-focus.ts';
import { priceText } from '../../lib/text/price.ts';
import { checkout } from '../../texts/fi/checkout.ts';
import './discount.css';
import { $discount, dropDiscount, tryDiscount } from './discount-choice.ts';

const texts = checkout.discount;

/**
 * @param discount euros off the goods
 * @param givesNothing the order costs the same without the code
 */
export function DiscountField({ discount, givesNothing }: { discount: number; givesNothing: boolean }) {
  const kept = useKeptFocus<HTMLDivElement>();
  const { offer, problem, unchecked } = useStore($discount, { ssr: 'initial' });
  const [isBusy, setBusy] = useState(false);
  const fold = useRef<HTMLDetailsElement>(null);
  // Placing the order may refuse the code: show its field.
  useEffect(() => {
    if (!problem || !fold.current) return;
    fold.current.open = true;
    fold.current.querySelector('input')?.focus();
  }, [problem]);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    await tryDiscount(event.currentTarget.querySelector('input')?.value ?? '');
    setBusy(false);
  };
  return (
    // Keeps the focus when form and result swap.
    <div className="discount-part" {...kept}>
      {offer ? (
        <>
          <p className="summary-row discount-used">
            <span>
              {texts.used(offer.code)}{' '}
              <button type="button" className="link" onClick={dropDiscount}>
                {texts.remove}
              </button>
            </span>
            {!givesNothing && (
              <span className="price">{discount > 0 ? priceText(-discount) : texts.freeDelivery}</span>
            )}
          </p>
          {givesNothing && <p className="caption">{texts.givesNothing}</p>}
        </>
      ) : (
        <details ref={fold} className="discount">
          <summary className="link">{texts.title}</summary>
          <form noValidate onSubmit={(event) => void submit(event)}>
            <Field
              label={texts.label}
              name="discountCode"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              defaultValue={unchecked}
              error={problem || undefined}
              onInput={() => problem && dropDiscount()}
            />
            <Button type="submit" secondary aria-busy={isBusy}>
              {texts.use}
            </Button>
          </form>
        </details>
      )}
    </div>
  );
}
