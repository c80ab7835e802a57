import type { ReactNode } from 'react';
import { product as texts } from '../../texts/fi/product.ts';
import type { ChoiceName } from './buy-state.ts';

type Props = {
  name: ChoiceName;
  label: string;
  note: ReactNode;
  options: { value: string; label: string; isSoldOut?: boolean }[];
  isMissed: boolean;
  onChoose: (value: string) => void;
  children?: ReactNode;
};

/** Uncontrolled, to keep a choice made before hydration. */
export function ChoiceField({ name, label, note, options, isMissed, onChoose, children }: Props) {
  const sign = `${name}-missing`;
  return (
    <div className="field">
      <div className="field-top">
        <label htmlFor={name}>{label}</label>
        {note}
      </div>
      <select
        id={name}
        name={name}
        className="input"
        defaultValue=""
        aria-required="true"
        aria-invalid={isMissed}
        aria-describedby={isMissed ? sign : undefined}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">{texts.button.choose[name]}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isSoldOut}>
            {option.label}
          </option>
        ))}
      </select>
      {isMissed && (
        <p id={sign} className="field-error">
          {texts.missing[name]}
        </p>
      )}
      {children}
    </div>
  );
}
