import css from './ChoiceFilter.module.css';
import { Icon } from './Icon.tsx';

type Props = {
  label: string;
  anyLabel?: string;
  value: string;
  choices: readonly { id: string; label: string }[];
  onChoose: (id: string) => void;
  isWideOnPhone?: boolean;
};

export function ChoiceFilter({ label, anyLabel, value, choices, onChoose, isWideOnPhone = false }: Props) {
  return (
    <span
      className={css.choice}
      data-active={(anyLabel && value !== '') || undefined}
      data-wide={isWideOnPhone || undefined}
    >
      <select aria-label={label} value={value} onChange={(event) => onChoose(event.target.value)}>
        {anyLabel ? <option value="">{anyLabel}</option> : null}
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
