import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { Field } from '../../components/ui/Field.tsx';
import { wishlistSharing } from '../../texts/fi/wishlist-sharing.ts';

const texts = wishlistSharing.share;
const FIELD = 'share-link';

function selectIn(box: HTMLElement | null): void {
  const field = box?.querySelector<HTMLInputElement>(`#${FIELD}`);
  field?.focus();
  field?.select();
}

export function ShareLink({ link }: { link: string }) {
  const [result, setResult] = useState('');
  const box = useRef<HTMLDivElement>(null);
  // The form with the focused button is gone.
  useEffect(() => selectIn(box.current), []);
  const copy = async (): Promise<void> => {
    const isCopied = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    );
    if (!isCopied) selectIn(box.current);
    setResult(isCopied ? texts.copied : texts.notCopied);
  };
  return (
    <div ref={box} className="share-link">
      <Field id={FIELD} label={texts.link} hint={texts.linkHint} value={link} readOnly />
      <Button secondary onClick={() => void copy()}>
        {texts.copy}
      </Button>
      <output className="caption">{result}</output>
    </div>
  );
}
