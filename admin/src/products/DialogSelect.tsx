import { Icon } from '../ui/Icon.tsx';
import css from './BulkEditDialog.module.css';

type Props = {
  id: string;
  value: string;
  choices: readonly { id: string; label: string }[];
  onChange: (value: string) => void;
};

/** The dialog's choice as the platform's own select, with the arrow of every other one. */
export function DialogSelect({ id, value, choices, onChange }: Props) {
  return (
    <span className={css.select}>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.label}
          </option>
        ))}
      </select>
      <Icon name="down" size={18} />
    </span>
  );
}
