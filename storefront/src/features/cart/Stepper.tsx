import { cart as texts } from '../../texts/fi/cart.ts';

type Props = { title: string; quantity: number; onChange: (quantity: number) => void };

/** Minus, the number, plus. Both buttons always work: what cannot be is refused with a reason. */
export function Stepper({ title, quantity, onChange }: Props) {
  return (
    <fieldset className="stepper" aria-label={texts.quantity(title)}>
      <button type="button" aria-label={texts.fewer(title)} onClick={() => onChange(quantity - 1)}>
        −
      </button>
      <output aria-live="polite">{quantity}</output>
      <button type="button" aria-label={texts.more(title)} onClick={() => onChange(quantity + 1)}>
        +
      </button>
    </fieldset>
  );
}
