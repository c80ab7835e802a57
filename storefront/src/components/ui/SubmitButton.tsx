import { Button } from './Button.tsx';

type Props = {
  text?: string;
  /** Of words that are not Finnish. */
  language?: 'en';
  disabled?: boolean;
  busy?: boolean;
};

/** The button that sends a form: in English, as the owner has it, unless the form has words of its own. */
export function SubmitButton({ text, language, disabled = false, busy = false }: Props) {
  return (
    <Button type="submit" lang={text ? language : 'en'} disabled={disabled} aria-busy={busy}>
      {text ?? 'Submit'}
    </Button>
  );
}
