import type { ComponentProps, ReactNode } from 'react';

type Said = {
  error: string | undefined;
  help: string | undefined;
  /** The control's own attributes. */
  input?: ComponentProps<'input'>;
  end?: ReactNode;
};

/** MUI's properties for an error or a help text below a control, in a live region that is there from the start. */
export function helperTextProps(id: string, { error, help, input = {}, end }: Said) {
  const said = error ?? help;
  return {
    error: error !== undefined,
    // An empty list still draws the paragraph.
    helperText: said ?? [],
    slotProps: {
      htmlInput: {
        autoComplete: 'off',
        ...input,
        'aria-describedby':
          [said && `${id}-helper-text`, input['aria-describedby']].filter(Boolean).join(' ') || undefined,
      },
      formHelperText: { 'aria-live': 'polite' as const },
      ...(end === undefined ? {} : { input: { endAdornment: end } }),
    },
  };
}
