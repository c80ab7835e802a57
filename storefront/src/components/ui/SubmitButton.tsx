import { Button } from './Button.tsx';

type Props = { text?: string; disabled?: boolean; busy?: boolean };

/** The button that sends a form; its words are English, the owner's, unless a form has its own. */
export function SubmitButton({ text = 'Submit', disabled = false, busy = false }: Props) {
  return (
    <Button type="submit" lang="en" disabled={disabled} aria-busy={busy}>
      {text}
    </Button>
  );
}
