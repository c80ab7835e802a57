import Dialog from '@mui/material/Dialog';
import { useEffect, useId, useState } from 'react';
import { answerForCode } from '../providers/fresh-code.ts';
import { FreshCodeForm } from './FreshCodeForm.tsx';

type Asked = { count: number; answer: ((isGiven: boolean) => void) | undefined };

export function FreshCodeDialog() {
  const [{ count, answer }, setAsked] = useState<Asked>({ count: 0, answer: undefined });
  const id = useId();
  useEffect(
    () => answerForCode((next) => setAsked((asked) => ({ count: asked.count + 1, answer: next }))),
    [],
  );
  const end = (isGiven: boolean) => {
    answer?.(isGiven);
    // Keep the question while the dialog fades; the next begins empty.
    setAsked({ count, answer: undefined });
  };
  return (
    <Dialog open={answer !== undefined} onClose={() => end(false)} aria-labelledby={id}>
      <FreshCodeForm key={count} titleId={id} onEnd={end} />
    </Dialog>
  );
}
