import { useState } from 'react';
import { reviews } from '../../texts/fi/reviews.ts';

const texts = reviews.reminder.ofOrder;

export function TakeBackReminder({ onTakeBack }: { onTakeBack: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false);
  const takeBack = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    await onTakeBack();
    setBusy(false);
  };
  return (
    <div>
      <p className="caption">{texts.wanted}</p>
      <p>
        <button type="button" className="link" aria-busy={isBusy} onClick={() => void takeBack()}>
          {texts.takeBack}
        </button>
      </p>
    </div>
  );
}
