import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import type { account } from '../../texts/fi/account.ts';

type Props = {
  texts: typeof account.summary.cancel | typeof account.summary.cancelUnpaid;
  onCancel: () => Promise<void>;
};

export function CancelOrder({ texts, onCancel }: Props) {
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const question = useRef<HTMLElement>(null);
  // The question replaces the focused button.
  useEffect(() => {
    if (isAsked) question.current?.focus();
  }, [isAsked]);
  const cancel = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    await onCancel();
    setBusy(false);
  };
  if (!isAsked)
    return (
      <p>
        <button type="button" className="link" onClick={() => setAsked(true)}>
          {texts.ask}
        </button>
      </p>
    );
  return (
    <section ref={question} tabIndex={-1} className="order-rest" aria-label={texts.ask}>
      <p>{texts.question}</p>
      <Button wide aria-busy={isBusy} onClick={() => void cancel()}>
        {texts.yes}
      </Button>
      <Button wide secondary onClick={() => setAsked(false)}>
        {texts.no}
      </Button>
    </section>
  );
}
