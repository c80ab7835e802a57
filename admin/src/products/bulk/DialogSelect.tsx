import { Select } from '../../ui/Select.tsx';

type Props = {
  id: string;
  value: string;
  choices: readonly { id: string; label: string }[];
  onChange: (value: string) => void;
};

/** A choice of the dialog, as wide as its inputs. */
export function DialogSelect({ id, value, choices, onChange }: Props) {
  return (
    <Select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
      {choices.map((choice) => (
        <option key={choice.id} value={choice.id}>
          {choice.label}
        </option>
      ))}
    </Select>
  );
}
