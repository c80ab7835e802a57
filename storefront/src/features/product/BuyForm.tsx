import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { CustomPiece, MeasureBounds } from '@shop/shop-rules/custom-piece';
import { stockOfSize } from '@shop/shop-rules/size-stock';
import { sizeText } from '@shop/shop-rules/size-text';
import { focusWrong } from '../../lib/forms/focus-wrong.ts';
import { formText } from '../../lib/forms/form-text.ts';
import { priceText } from '../../lib/text/price.ts';
import { product as texts } from '../../texts/fi/product.ts';
import { buyButton, type ChoiceName } from './buy-state.ts';
import './buy-form.css';
import { ChoiceField } from './ChoiceField.tsx';
import type { readCustom } from './custom-form.ts';
import type { CustomFields } from './CustomFields.tsx';
import { ProductPicture } from './ProductPicture.tsx';
import { showModel } from './gallery-store.ts';

export type BuyProduct = {
  id: string;
  title: string;
  /** `images` and `colours` are indexed by model; '' for no colour. */
  images: string[];
  colours: string[];
  sizes: string[];
  stock: number;
  pieces?: Record<string, number> | undefined;
  price: number;
  measures?: MeasureBounds[] | undefined;
};
export type Choice = { size: string; variant: number; custom?: CustomPiece | undefined };
export type OwnMeasures = { Fields: typeof CustomFields; read: typeof readCustom };
type Props = {
  product: BuyProduct;
  oneSize: string;
  /** Pieces in the cart by shared stock; '' asks for the whole product. */
  inCart: (size: string) => number;
  isAdding: boolean;
  onAdd: (choice: Choice) => void;
  aside?: ReactNode;
  /** Loaded only for products with measures. */
  ownMeasures?: OwnMeasures | undefined;
};

const NO_SCRIPT = 'ilman-javascriptia';

/** Stock shown below this; lower than for products, because sizes are usually few. */
const LOW_SIZE = 3;

export function BuyForm({ product, oneSize, inCart, isAdding, onAdd, aside, ownMeasures }: Props) {
  const isOneSize = product.sizes.length === 1 && product.sizes[0] === oneSize;
  const [size, setSize] = useState(isOneSize ? oneSize : '');
  const [model, setModel] = useState('');
  /** A new object each time, so that the focus moves again. */
  const [asked, setAsked] = useState<{ choice: ChoiceName } | null>(null);
  const [customErrors, setCustomErrors] = useState<Record<string, string>>({});
  const form = useRef<HTMLFormElement>(null);
  const models = product.images.length;
  const stock = stockOfSize(product, size);
  const { label, isClosed, missing } = buyButton({ stock, inCart: inCart(size), size, model, models });
  const isMissed = (choice: ChoiceName): boolean => asked !== null && missing.includes(choice);

  // Choices made before hydration or restored by the browser.
  useEffect(() => {
    const data = new FormData(form.current ?? undefined);
    setSize((chosen) => formText(data, 'size') || chosen);
    setModel((chosen) => formText(data, 'model') || chosen);
  }, []);
  useEffect(() => {
    if (model) showModel(Number(model) - 1);
  }, [model]);
  useEffect(() => {
    const select = asked && form.current?.elements.namedItem(asked.choice);
    if (!(select instanceof HTMLSelectElement)) return;
    select.closest('.field')?.scrollIntoView({ block: 'nearest' });
    select.focus({ preventScroll: true });
  }, [asked]);

  const chooseModel = (next: string): void => {
    const select = form.current?.elements.namedItem('model');
    if (select instanceof HTMLSelectElement) select.value = next;
    setModel(next);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const [choice] = missing;
    if (choice) return setAsked({ choice });
    const read = ownMeasures?.read(new FormData(form.current ?? undefined), product.measures);
    const errors = read?.errors ?? {};
    setCustomErrors(errors);
    if (Object.keys(errors).length > 0) {
      const fold = form.current?.querySelector('details');
      if (fold) fold.open = true;
      return focusWrong(form.current, errors);
    }
    if (!isClosed && !isAdding) onAdd({ size, variant: Number(model || 1), custom: read?.custom });
  };

  return (
    <form ref={form} className="buy" action={`#${NO_SCRIPT}`} onSubmit={submit}>
      {models > 1 && (
        <ChoiceField
          name="model"
          label={texts.model}
          note={
            <span className="caption quiet" aria-live="polite" data-colour>
              {product.colours[Number(model) - 1] || texts.models(models)}
            </span>
          }
          options={product.images.map((_, index) => ({
            value: String(index + 1),
            label: texts.modelOption(index + 1),
          }))}
          isMissed={isMissed('model')}
          onChoose={setModel}
        >
          <ModelSwatches images={product.images} chosen={model} onChoose={chooseModel} />
        </ChoiceField>
      )}
      {isOneSize ? (
        <p className="one-size">
          <span>{texts.size}</span> {texts.oneSize}
        </p>
      ) : (
        <ChoiceField
          name="size"
          label={texts.size}
          note={
            <a className="link guide-link" href="#koko-opas">
              {texts.sizeGuide}
            </a>
          }
          options={product.sizes.map((offered) => {
            const isSoldOut = stockOfSize(product, offered) <= 0 && product.stock > 0;
            return {
              value: offered,
              label: isSoldOut ? texts.sizeGone(offered) : sizeText(offered),
              isSoldOut,
            };
          })}
          isMissed={isMissed('size')}
          onChoose={setSize}
        >
          <p className="size-left" aria-live="polite">
            {product.pieces && size !== '' && stock > 0 && stock < LOW_SIZE && texts.sizeLeft(size, stock)}
          </p>
        </ChoiceField>
      )}
      {product.measures && ownMeasures && (
        <ownMeasures.Fields
          measures={product.measures}
          isSized={!isOneSize}
          errors={customErrors}
          onMend={(name) => setCustomErrors(({ [name]: _mended, ...others }) => others)}
        />
      )}
      <noscript>
        <p id={NO_SCRIPT} className="buy-no-script">
          {texts.noScript}
        </p>
      </noscript>
      <div className="buy-bar">
        <span className="buy-price price">{priceText(product.price)}</span>
        <button
          className="button"
          disabled={isClosed}
          aria-disabled={missing.length > 0 || undefined}
          aria-busy={isAdding}
          data-add
        >
          {label}
        </button>
        {aside}
      </div>
    </form>
  );
}

type SwatchesProps = { images: string[]; chosen: string; onChoose: (model: string) => void };

/** For fingers: the select is accessible. */
function ModelSwatches({ images, chosen, onChoose }: SwatchesProps) {
  return (
    <div className="swatches" aria-hidden="true">
      {images.map((image, index) => (
        <button
          key={image}
          type="button"
          tabIndex={-1}
          data-chosen={chosen === String(index + 1)}
          onClick={() => onChoose(String(index + 1))}
        >
          <ProductPicture image={image} alt="" sizes="56px" widest={240} />
        </button>
      ))}
    </div>
  );
}
