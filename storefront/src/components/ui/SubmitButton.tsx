import { Button } from './Button.tsx';

type Props = {
  text?: string;
  language?: 'en';
  disabled?: boolean;
  busy?: boolean;
};

/** English by default, as the shop's specification says. */
export function SubmitButton({ text, language, disabled = false, busy = false }: Props) {
  return (
    <Button type="submit" lang={text ? language : 'en'} disabled={disabled} aria-busy={busy}>
      {text ?? 'Submit'}
    </Button>
  );
}
