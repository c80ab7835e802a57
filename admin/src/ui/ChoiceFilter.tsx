import css from './ChoiceFilter.module.css';
import { Icon } from './Icon.tsx';

type Props = {
  label: string;
  /** The word for no choice; left out where one is always made. */
  any?: string;
  value: string;
  choices: readonly { id: string; label: string }[];
  onChoose: (id: string) => void;
};

/** One filter of a list: a plain select, with a dark border while it narrows. */
export function ChoiceFilter({ label, any, value, choices, onChoose }: Props) {
  return (
    <span className={css.choice} data-active={(any && value !== '') || undefined}>
      <select aria-label={label} value={value} onChange={(event) => onChoose(event.target.value)}>
        {any ? <option value="">{any}</option> : null}
        {choices.map(({ id, label: text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
      <Icon name="down" size={16} />
    </span>
  );
}
