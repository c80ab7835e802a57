import type { ComponentProps, ReactNode } from 'react';

type HelperText = {
  error: string | undefined;
  help: string | undefined;
  input?: ComponentProps<'input'>;
  end?: ReactNode;
};

/** MUI props for an error or help text in a live region that exists from the start. */
export function helperTextProps(id: string, { error, help, input = {}, end }: HelperText) {
  const text = error ?? help;
  return {
    error: error !== undefined,
    helperText: text ?? [],
    slotProps: {
      htmlInput: {
        autoComplete: 'off',
        ...input,
        'aria-describedby':
          [text && `${id}-helper-text`, input['aria-describedby']].filter(Boolean).join(' ') || undefined,
      },
      formHelperText: { 'aria-live': 'polite' as const },
      ...(end === undefined ? {} : { input: { endAdornment: end } }),
    },
  };
}
