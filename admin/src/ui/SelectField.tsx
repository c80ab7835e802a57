import TextField from '@mui/material/TextField';
import { useInput } from 'react-admin';
import { Icon } from './Icon.tsx';

/** MUI places what it is given by its class. */
const Chevron = ({ className }: { className?: string }) => (
  <span className={className}>
    <Icon name="down" size={18} />
  </span>
);

type Props = {
  source: string;
  label: string;
  /** The first option, which stands for nothing; without it something is always chosen. */
  empty?: string;
  choices: readonly { id: string; label: string }[];
};

/** A form's choice as the platform's own select, which a phone shows its own way. */
export function SelectField({ source, label, empty, choices }: Props) {
  const { field, fieldState, id } = useInput({ source, format: String, parse: String });
  return (
    <TextField
      {...field}
      select
      id={id}
      label={label}
      error={fieldState.invalid}
      helperText={fieldState.error?.message}
      slotProps={{ select: { native: true, IconComponent: Chevron } }}
    >
      {empty === undefined ? null : <option value="">{empty}</option>}
      {choices.map(({ id: value, label: text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </TextField>
  );
}
