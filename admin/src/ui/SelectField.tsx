import MuiTextField from '@mui/material/TextField';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { Icon } from './Icon.tsx';
import { helperTextProps } from './helper-text.ts';

/** MUI positions the icon by its class. */
const Chevron = ({ className }: { className?: string }) => (
  <span className={className}>
    <Icon name="down" size={18} />
  </span>
);

type Props = {
  source: string;
  label: string;
  help?: string;
  empty?: string;
  choices: readonly { id: string; label: string }[];
};

/** A native select, because phones show their own picker. */
export function SelectField({ source, label, help, empty, choices }: Props) {
  const id = useId();
  const { field, fieldState } = useController({ name: source });
  const { ref, value, ...rest } = field;
  const { slotProps, ...helperProps } = helperTextProps(id, { error: fieldState.error?.message, help });
  return (
    <MuiTextField
      {...rest}
      {...helperProps}
      select
      id={id}
      inputRef={ref}
      value={String(value)}
      label={label}
      slotProps={{ ...slotProps, select: { native: true, IconComponent: Chevron } }}
    >
      {empty === undefined ? null : <option value="">{empty}</option>}
      {choices.map(({ id: choice, label: text }) => (
        <option key={choice} value={choice}>
          {text}
        </option>
      ))}
    </MuiTextField>
  );
}
