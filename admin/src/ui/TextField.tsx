import MuiTextField from '@mui/material/TextField';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { helperTextProps } from './helper-text.ts';

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur' | 'ref' | 'size' | 'name'> & {
  source: string;
  label?: string;
  help?: string;
  /** An error found by the screen; the form's own wins. */
  problem?: string | undefined;
  lines?: number;
  end?: ReactNode;
  onChange?: () => void;
};

/** Values stay as typed. */
export function TextField({
  source,
  label,
  help,
  problem,
  lines,
  end,
  className,
  onChange,
  ...input
}: Props) {
  const own = useId();
  const { id = own } = input;
  const { field, fieldState } = useController({ name: source, defaultValue: '' });
  const { ref, value, ...rest } = field;
  return (
    <MuiTextField
      {...rest}
      {...helperTextProps(id, { error: fieldState.error?.message ?? problem, help, input, end })}
      id={id}
      inputRef={ref}
      value={value ?? ''}
      onChange={(event) => {
        rest.onChange(event);
        onChange?.();
      }}
      label={label}
      className={className ?? ''}
      {...(lines === undefined ? {} : { multiline: true, minRows: lines })}
    />
  );
}
