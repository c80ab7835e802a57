import type { ReactNode } from 'react';
import { product as texts } from '../../texts/fi/product.ts';
import type { ChoiceName } from './buy-state.ts';

type Props = {
  name: ChoiceName;
  label: string;
  /** A quiet word or link at the label's end. */
  note: ReactNode;
  options: { value: string; label: string; isGone?: boolean }[];
  /** The visitor has asked to buy without choosing. */
  isMissed: boolean;
  onChoose: (value: string) => void;
  children?: ReactNode;
};

/** A choice that buying needs. It is uncontrolled, so that what was chosen before hydration stays. */
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
          <option key={option.value} value={option.value} disabled={option.isGone}>
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
