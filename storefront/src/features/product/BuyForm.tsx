import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { priceText } from '../../lib/price.ts';
import { product as texts } from '../../texts/fi/product.ts';
import { buyButton } from './buy-state.ts';
import './buy-form.css';
import { ModelSwatches } from './ModelSwatches.tsx';
import { showPicture } from './gallery-store.ts';

export type BuyProduct = {
  id: string;
  title: string;
  images: string[];
  sizes: string[];
  stock: number;
  /** What it costs now, in euros. */
  price: number;
};
export type Choice = { size: string; variant: number };
type Props = {
  product: BuyProduct;
  /** The size that asks for no choice. */
  oneSize: string;
  inCart: number;
  isAdding: boolean;
  onAdd: (choice: Choice) => void;
  /** Stands beside the button; the page puts the wishlist heart here. */
  aside?: ReactNode;
};

/** Model, size and the button that adds to the cart. */
export function BuyForm({ product, oneSize, inCart, isAdding, onAdd, aside }: Props) {
  const isOneSize = product.sizes.length === 1 && product.sizes[0] === oneSize;
  const [size, setSize] = useState(isOneSize ? oneSize : '');
  const [model, setModel] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const models = product.images.length;
  const { label, enabled } = buyButton({ stock: product.stock, inCart, size, model, models });

  // What was chosen before hydration, or restored by the browser, is in the fields already.
  useEffect(() => {
    const data = new FormData(form.current ?? undefined);
    setSize((chosen) => textOf(data.get('size')) || chosen);
    setModel((chosen) => textOf(data.get('model')) || chosen);
  }, []);
  useEffect(() => {
    if (model) showPicture(Number(model) - 1);
  }, [model]);

  const chooseModel = (next: string): void => {
    const select = form.current?.elements.namedItem('model');
    if (select instanceof HTMLSelectElement) select.value = next;
    setModel(next);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (enabled && !isAdding) onAdd({ size, variant: Number(model || 1) });
  };

  return (
    <form ref={form} className="buy" onSubmit={submit}>
      {models > 1 && (
        <div className="field">
          <div className="field-top">
            <label htmlFor="model">{texts.model}</label>
            <span className="caption quiet">{texts.models(models)}</span>
          </div>
          <select
            id="model"
            name="model"
            className="input"
            defaultValue=""
            onChange={(event) => setModel(event.target.value)}
          >
            <option value="">{texts.button.chooseModel}</option>
            {product.images.map((image, index) => (
              <option key={image} value={index + 1}>
                {texts.modelOption(index + 1)}
              </option>
            ))}
          </select>
          <ModelSwatches images={product.images} chosen={model} onChoose={chooseModel} />
        </div>
      )}
      {isOneSize ? (
        <p className="one-size">
          <span>{texts.size}</span> {texts.oneSize}
        </p>
      ) : (
        <div className="field">
          <div className="field-top">
            <label htmlFor="size">{texts.size}</label>
            <a className="link guide-link" href="#koko-opas">
              {texts.sizeGuide}
            </a>
          </div>
          <select
            id="size"
            name="size"
            className="input"
            defaultValue=""
            onChange={(event) => setSize(event.target.value)}
          >
            <option value="">{texts.button.chooseSize}</option>
            {product.sizes.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </div>
      )}
      <div className="buy-bar">
        <span className="buy-price price">{priceText(product.price)}</span>
        <button className="button" disabled={!enabled} aria-busy={isAdding} data-add>
          {label}
        </button>
        {aside}
      </div>
    </form>
  );
}

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '');
