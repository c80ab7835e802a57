import { boundsText, MAX_WISHES, type MeasureBounds } from '@shop/shop-rules/custom-piece';
import { useEffect, useRef, useState } from 'react';
import { Field } from '../../components/ui/Field.tsx';
import { currentUser } from '../../lib/api/visitor.ts';
import { loginPath } from '../../lib/routing/paths.ts';
import { product } from '../../texts/fi/product.ts';
import './buy-fold.css';
import { measureField, WISHES } from './custom-form.ts';

const texts = product.custom;
const MAX_TYPED = 12;

type Props = {
  measures: readonly MeasureBounds[];
  isSized: boolean;
  errors: Record<string, string>;
  onMend: (field: string) => void;
};

export function CustomFields({ measures, isSized, errors, onMend }: Props) {
  const fold = useRef<HTMLDetailsElement>(null);
  const [isGuest, setGuest] = useState(false);
  const greet = async (): Promise<void> => {
    if (fold.current?.open) setGuest(!(await currentUser()));
  };
  // Fields that the browser has restored must be seen.
  useEffect(() => {
    const fields = fold.current?.querySelectorAll<HTMLInputElement>('.input') ?? [];
    if (fold.current && [...fields].some(({ value }) => value.trim() !== '')) fold.current.open = true;
  }, []);
  return (
    <details ref={fold} className="buy-fold" onToggle={() => void greet()}>
      <summary className="link">{texts.open}</summary>
      <p className="product-hint">
        {texts.lead} {isSized && texts.nearest}
      </p>
      <p className="product-hint">{texts.exempt}</p>
      {isGuest && (
        <p className="product-hint">
          {texts.logIn}{' '}
          <a className="link" href={loginPath(location.pathname, 'product')}>
            {texts.logInLink}
          </a>
        </p>
      )}
      {measures.map((bounds, index) => {
        const name = measureField(index);
        return (
          <Field
            key={bounds.name}
            name={name}
            label={`${bounds.name}, ${texts.unit}`}
            hint={texts.bounds(boundsText(bounds))}
            inputMode="decimal"
            autoComplete="off"
            maxLength={MAX_TYPED}
            error={errors[name]}
            onInput={() => onMend(name)}
          />
        );
      })}
      <Field
        multiline
        name={WISHES}
        label={texts.wishes}
        hint={texts.wishesHint}
        rows={3}
        maxLength={MAX_WISHES}
        autoComplete="off"
      />
    </details>
  );
}
